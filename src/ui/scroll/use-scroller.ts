import { useCallback, useEffect, useRef, useState } from 'react';
import { useResized } from './use-resized.ts';

/**
 * State and actions of a row that scrolls sideways. The arrows must have the same parent as the row. CSS decides
 * whether scrolling is smooth.
 *
 * @param step distance per arrow click, in px
 * @returns the row's ref, its edges and the arrows' actions; before hydration the row counts as fitting, because the
 * arrows need scripts
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

/** The scroll state of a row that scrolls sideways. */
interface ScrollEdges {
  overflows: boolean;
  atStart: boolean;
  atEnd: boolean;
}

export const noOverflow: ScrollEdges = { overflows: false, atStart: true, atEnd: true };

type Box = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>;

/**
 * Reads the scroll state of a row, with a tolerance of one pixel, because browsers round these numbers.
 *
 * @param room width without the arrows: the arrows must not cause the overflow that shows them
 * @returns whether the row overflows, and whether it is at its start and end
 */
export const edgesOf = ({ scrollLeft, scrollWidth, clientWidth }: Box, room = clientWidth): ScrollEdges => ({
  overflows: scrollWidth > Math.max(room, clientWidth) + 1,
  atStart: scrollLeft <= 1,
  atEnd: scrollLeft + clientWidth >= scrollWidth - 1,
});

/** @returns the class that fades a row at the sides where there is more of it; empty if it fits */
export const fadeOf = ({ atStart, atEnd }: Pick<ScrollEdges, 'atStart' | 'atEnd'>): string =>
  atStart ? (atEnd ? '' : 'fade-end') : atEnd ? 'fade-start' : 'fade-both';
