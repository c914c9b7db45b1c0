import { type RefObject, useLayoutEffect, useState } from 'react';

/** The widths in which a page can be seen. */
export const canvasWidths = { desktop: 1440, tablet: 834, phone: 390 } as const;
export type CanvasWidth = keyof typeof canvasWidths;

/** In which a page is seen at first: on a phone the desktop's would be a stamp. */
export const ownWidth = (): CanvasWidth =>
  window.matchMedia('(width < 48rem)').matches ? 'phone' : 'desktop';

/** The room that an element has, and the scale at which a page of some width fits into it; never larger than life. */
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
