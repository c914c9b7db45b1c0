import { useCallback, useEffect, useId, useRef, useState } from 'react';

/**
 * Large pictures in a row that is swiped: the one on show is the one the row has been scrolled to, or is on its way to.
 * `moved` is whether the visitor has been to another one: only then is there something to announce.
 */
export function usePictureStrip(count: number) {
  const id = useId();
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [moved, setMoved] = useState(false);
  /** Where the row glides to: those it passes on its way are not chosen. */
  const goal = useRef<number>(undefined);

  useEffect(() => {
    const node = strip.current;
    if (!node) return;
    const read = () => {
      const place = Math.round(node.scrollLeft / node.clientWidth);
      if (goal.current !== undefined && place !== goal.current) return;
      goal.current = undefined;
      if (place >= 0 && place < count) setIndex(place);
      if (place > 0) setMoved(true);
    };
    // A touch interrupts the animated scroll.
    const take = () => {
      goal.current = undefined;
    };
    const gone = new AbortController();
    const options = { passive: true, signal: gone.signal };
    node.addEventListener('scroll', read, options);
    node.addEventListener('pointerdown', take, options);
    node.addEventListener('wheel', take, options);
    read();
    return () => gone.abort();
  }, [count]);

  const choose = useCallback((next: number) => {
    const node = strip.current;
    if (!node) return;
    goal.current = next;
    setIndex(next);
    setMoved(true);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    node.scrollTo({ left: next * node.clientWidth, behavior: still ? 'instant' : 'smooth' });
  }, []);

  return { strip, index, choose, moved, slideId: (place: number) => `${id}-${place + 1}` };
}
