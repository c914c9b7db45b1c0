import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** Scrolls the page of a frame to one of its blocks without scrolling the screen around the frame. */
type Show = (block: Element, page: Element) => void;

/** Time in which the blocks above may still change their height, in milliseconds. */
const settling = 3_000;

/** Events with which a user takes over the scrolling. */
const signs = ['wheel', 'pointerdown', 'touchstart', 'keydown'] as const;

/**
 * Scrolls to a block when it is selected or moved, and again while the page grows, until the user scrolls.
 * @param place index of the block; undefined if another block is selected
 */
export function useInSight(block: RefObject<HTMLElement | null>, place: number | undefined, show: Show) {
  useEffect(() => {
    const frame = block.current?.ownerDocument;
    if (place === undefined || !frame) return;
    const over = new AbortController();
    const observer = new ResizeObserver(() => {
      if (block.current) show(block.current, frame.documentElement);
    });
    // The frame's body has the height of the frame and does not grow.
    observer.observe(block.current?.closest('.canvas-page') ?? frame.body);
    const end = () => {
      over.abort();
      observer.disconnect();
    };
    for (const sign of signs) frame.addEventListener(sign, end, { passive: true, signal: over.signal });
    const timer = setTimeout(end, settling);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [block, place, show]);
}

/**
 * Lowest accepted position of a block's top, and the position it is scrolled to otherwise; fractions of the frame's
 * height.
 */
const lowest = 0.6;
const wanted = 0.1;

/** Scrolls only if the block's top is out of sight. */
export const showTop: Show = (block, page) => {
  const { top, bottom } = block.getBoundingClientRect();
  const height = page.clientHeight;
  const isSeen = top < height * lowest && bottom > height * wanted;
  if (!isSeen) page.scrollTop += top - height * wanted;
};

export const showInMiddle: Show = (block, page) => {
  const { top, height } = block.getBoundingClientRect();
  page.scrollTop += top - Math.max(0, (page.clientHeight - height) / 2);
};

/** Page widths of the canvas in CSS pixels. */
export const canvasWidths = { desktop: 1440, tablet: 834, phone: 390 } as const;
export type CanvasWidth = keyof typeof canvasWidths;

/** Below this width the panes stand one above the other and the zoom is hidden: the breakpoint `md` of the styles. */
const narrow = '(width < 48rem)';

/** Initial width; on a phone the desktop width would be unreadably small. */
export const ownWidth = (): CanvasWidth => (window.matchMedia(narrow).matches ? 'phone' : 'desktop');

/** Whether the window is too narrow for panes side by side. */
export const useNarrowWindow = () =>
  useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(narrow);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(narrow).matches,
  );

/** On the desktop a page is shown at this scale or larger, as long as it is laid out at least this wide. */
const readable = { scale: 0.7, width: 968 };

/**
 * How a page is laid out and scaled in a canvas: narrower than wanted before it becomes unreadably small.
 * @param room width of the canvas
 * @param wanted width of the page
 * @param zoom chosen scale; undefined to fit
 */
export function layOut(room: number, wanted: number, zoom?: number): { width: number; scale: number } {
  if (zoom !== undefined) return { width: wanted, scale: zoom };
  const least = Math.min(wanted, Math.max(readable.width, Math.floor(room / readable.scale)));
  const width = room / wanted < readable.scale ? least : wanted;
  return { width, scale: Math.min(1, room / width) || 1 };
}

/** Width and height of an element. */
export function useRoom(room: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const node = room.current;
    if (!node) return;
    const measure = () => setSize({ width: node.clientWidth, height: node.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [room]);
  return size;
}
