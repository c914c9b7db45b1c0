import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useCanvasView, zoomRange } from '../canvas-view.tsx';
import { paneMark, scaleMark } from '../use-page-keys.ts';
import { useCanvas } from './canvas-context.tsx';
import { useNarrowWindow } from './canvas-geometry.ts';

/** Wheel distance in pixels that doubles the zoom. A notch of a mouse is 100 or 120, a step of a pinch 1 to 10. */
const doubling = 500;
/** Pixels of a line, for browsers that count in lines. */
const line = 16;

/**
 * The zoom that a turn of the wheel chooses after `scale`.
 * @param distance of the wheel in pixels; negative away from the user, which enlarges
 */
export function turned(scale: number, distance: number): number {
  const next = scale * 2 ** (-distance / doubling);
  return Number(Math.min(zoomRange.most, Math.max(zoomRange.least, next)).toFixed(3));
}

/** A point of the page that stays under the pointer. */
interface Anchor {
  /** On the page, in its CSS pixels. */
  page: { x: number; y: number };
  /** In the canvas, in screen pixels. */
  screen: { x: number; y: number };
}

/**
 * Zooms the canvas with Ctrl or ⌘ and the wheel, or by pinching a touchpad, about the pointer. Without these keys the
 * wheel scrolls, and elsewhere it does what the browser does.
 * @param frame document of the canvas
 */
export function useWheelZoom(frame: Document | undefined): void {
  const { scale, paired } = useCanvas();
  const { change } = useCanvasView();
  const isNarrow = useNarrowWindow();
  const anchor = useRef<Anchor>(undefined);

  const zoom = useEffectEvent((event: WheelEvent) => {
    const isMeant = (event.ctrlKey || event.metaKey) && !paired && !isNarrow;
    if (!isMeant || !frame) return;
    event.preventDefault();
    const next = turned(scale, event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? line : 1));
    if (next === scale) return;
    anchor.current = anchorAt(event, frame, scale);
    change({ zoom: next });
  });

  useEffect(() => {
    const canvas = frame?.defaultView?.frameElement?.closest<HTMLElement>(`[${paneMark}]`);
    if (!frame || !canvas) return;
    const listen = (event: WheelEvent) => zoom(event);
    const how = { passive: false };
    frame.addEventListener('wheel', listen, how);
    canvas.addEventListener('wheel', listen, how);
    return () => {
      frame.removeEventListener('wheel', listen);
      canvas.removeEventListener('wheel', listen);
    };
  }, [frame]);

  useLayoutEffect(() => {
    const { current } = anchor;
    anchor.current = undefined;
    const room = frame && roomOf(frame);
    if (!current || !room) return;
    frame.documentElement.scrollTop = current.page.y - current.screen.y / scale;
    room.scrollLeft = current.page.x * scale - current.screen.x;
  }, [frame, scale]);
}

/** The element that scrolls sideways when the page is wider than the canvas. */
const roomOf = (frame: Document) => frame.defaultView?.frameElement?.closest(`[${scaleMark}]`)?.parentElement;

/** The point under the pointer, or the middle of the canvas if the pointer is beside the page. */
function anchorAt({ target, clientX, clientY }: WheelEvent, frame: Document, scale: number): Anchor {
  const { documentElement: page, defaultView: view } = frame;
  const isOnPage = target !== null && 'ownerDocument' in target && target.ownerDocument === frame;
  const x = isOnPage ? clientX : page.clientWidth / 2;
  const y = isOnPage ? clientY : page.clientHeight / 2;
  const left = view?.frameElement?.getBoundingClientRect().left ?? 0;
  const roomLeft = roomOf(frame)?.getBoundingClientRect().left ?? 0;
  return {
    page: { x, y: page.scrollTop + y },
    screen: { x: left + x * scale - roomLeft, y: y * scale },
  };
}
