import { useCallback, useEffect, useRef, useState } from 'react';
import { edgesOf, noOverflow } from './scroll-edges.ts';
import { useResized } from './use-resized.ts';

/**
 * A row that scrolls sideways by `step` px per arrow. Before hydration it is taken to fit: the arrows come with the
 * scripts they need. They stand beside it in the same box. The row's CSS says whether it glides.
 */
export function useScroller<E extends HTMLElement>(step: number) {
  const row = useRef<E>(null);
  const [edges, setEdges] = useState(noOverflow);

  const read = useCallback(() => {
    if (!row.current) return;
    const next = edgesOf(row.current, row.current.parentElement?.clientWidth);
    setEdges((last) =>
      last.overflows === next.overflows && last.atStart === next.atStart && last.atEnd === next.atEnd
        ? last
        : next,
    );
  }, []);
  useResized(row, read);
  useEffect(() => {
    const node = row.current;
    read();
    node?.addEventListener('scroll', read, { passive: true });
    return () => node?.removeEventListener('scroll', read);
  }, [read]);

  const move = (direction: -1 | 1) => row.current?.scrollBy({ left: direction * step });
  return { row, edges, back: () => move(-1), on: () => move(1) };
}
