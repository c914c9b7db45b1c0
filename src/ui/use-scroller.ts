import { useEffect, useRef, useState } from 'react';
import { edgesOf, noOverflow } from './scroll-edges.ts';

/**
 * A row that scrolls sideways by `step` px per arrow. Before hydration it is taken to fit: the arrows come with the
 * scripts they need. The row's CSS says whether it glides.
 */
export function useScroller<E extends HTMLElement>(step: number) {
  const row = useRef<E>(null);
  const [edges, setEdges] = useState(noOverflow);

  useEffect(() => {
    const node = row.current;
    if (!node) return;
    const read = () => {
      const next = edgesOf(node);
      setEdges((last) =>
        last.overflows === next.overflows && last.atStart === next.atStart && last.atEnd === next.atEnd
          ? last
          : next,
      );
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(node);
    node.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      node.removeEventListener('scroll', read);
    };
  }, []);

  const move = (direction: -1 | 1) => row.current?.scrollBy({ left: direction * step });
  return { row, edges, back: () => move(-1), on: () => move(1) };
}
