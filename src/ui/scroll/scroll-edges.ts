/** How a row that scrolls sideways stands in its box. */
export interface ScrollEdges {
  overflows: boolean;
  atStart: boolean;
  atEnd: boolean;
}

export const noOverflow: ScrollEdges = { overflows: false, atStart: true, atEnd: true };

type Box = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>;

/**
 * Reads a row; browsers round these numbers, so a pixel does not count. `room` is what it has without its arrows: they
 * must not be the reason why they are there.
 */
export const edgesOf = ({ scrollLeft, scrollWidth, clientWidth }: Box, room = clientWidth): ScrollEdges => ({
  overflows: scrollWidth > Math.max(room, clientWidth) + 1,
  atStart: scrollLeft <= 1,
  atEnd: scrollLeft + clientWidth >= scrollWidth - 1,
});

/** The class that fades a row at the sides where there is more of it. */
export const fadeOf = ({ atStart, atEnd }: Pick<ScrollEdges, 'atStart' | 'atEnd'>): string =>
  atStart ? (atEnd ? '' : 'fade-end') : atEnd ? 'fade-start' : 'fade-both';
