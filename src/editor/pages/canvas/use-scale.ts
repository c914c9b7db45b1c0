import { type RefObject, useLayoutEffect, useState } from 'react';

/** Page widths of the canvas in CSS pixels. */
export const canvasWidths = { desktop: 1440, tablet: 834, phone: 390 } as const;
export type CanvasWidth = keyof typeof canvasWidths;

/** Initial width; on a phone the desktop width would be unreadably small. */
export const ownWidth = (): CanvasWidth =>
  window.matchMedia('(width < 48rem)').matches ? 'phone' : 'desktop';

/** Size of an element and the scale, at most 1, at which a page of `width` fits into it. */
export function useScale(room: RefObject<HTMLElement | null>, width: number) {
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
  const scale = Math.min(1, size.width / width) || 1;
  return { scale, height: size.height / scale };
}
