/** The scroll state of a row that scrolls sideways. */
export interface ScrollEdges {
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
 */
export const edgesOf = ({ scrollLeft, scrollWidth, clientWidth }: Box, room = clientWidth): ScrollEdges => ({
  overflows: scrollWidth > Math.max(room, clientWidth) + 1,
  atStart: scrollLeft <= 1,
  atEnd: scrollLeft + clientWidth >= scrollWidth - 1,
});

/** The class that fades a row at the sides where there is more of it. */
export const fadeOf = ({ atStart, atEnd }: Pick<ScrollEdges, 'atStart' | 'atEnd'>): string =>
  atStart ? (atEnd ? '' : 'fade-end') : atEnd ? 'fade-start' : 'fade-both';
