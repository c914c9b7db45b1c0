import { type RefObject, useEffect } from 'react';

/** Network Information API, where available. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Starts the view when half of the box is visible, if that costs the visitor nothing: with a mouse, a fast connection,
 * and neither reduced motion nor data saving. Phones wait for a tap.
 */
export function useStart(box: RefObject<HTMLElement | null>, start: () => void): void {
  useEffect(() => {
    const node = box.current;
    if (!node || !isFree()) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        start();
      },
      { threshold: 0.5 },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [box, start]);
}

function isFree(): boolean {
  const { saveData = false, effectiveType = '4g' } = connectionOf(navigator);
  return (
    !saveData &&
    effectiveType === '4g' &&
    matchMedia('(hover: hover) and (pointer: fine) and (width >= 968px)').matches &&
    !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
  );
}

const connectionOf = (from: Navigator & { connection?: Connection }): Connection => from.connection ?? {};
