import { type RefObject, useEffect } from 'react';

/** Scrolls the page of a frame to one of its blocks; the screen around the frame stays where it is. */
type Show = (block: Element, page: Element) => void;

/** Blocks above are still being drawn for so long, in milliseconds. */
const settling = 3_000;

/** What whoever scrolls by themselves begins with. */
const signs = ['wheel', 'pointerdown', 'touchstart', 'keydown'] as const;

/**
 * Shows a block when it is selected or moved, and again while the page around it grows, until somebody takes over.
 * @param place of the block among the others; undefined while another one is selected
 */
export function useInSight(block: RefObject<HTMLElement | null>, place: number | undefined, show: Show) {
  useEffect(() => {
    const frame = block.current?.ownerDocument;
    if (place === undefined || !frame) return;
    const over = new AbortController();
    const observer = new ResizeObserver(() => {
      if (block.current) show(block.current, frame.documentElement);
    });
    // Its body is as high as the frame.
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

/** Where the top of a block may be, in parts of the height of the frame, and where it is put otherwise. */
const lowest = 0.6;
const wanted = 0.1;

/** Moves the page only when the block cannot be seen where it is. */
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
