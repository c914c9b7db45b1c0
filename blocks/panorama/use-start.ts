import { type RefObject, useEffect } from 'react';

/** What some browsers know of the visitor's connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Starts by itself when half of the box is seen, where that costs a visitor nothing: with a mouse, on a fast connection,
 * and not where less movement or less data is asked for. A phone in a crowded hall waits to be asked.
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
