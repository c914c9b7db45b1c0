/** An item in the row of page numbers: a page, or a gap. */
export type PageEntry = number | 'gap';

/**
 * @param page current page, from 1
 * @returns about five page numbers with gaps: the first, the last, and those around the current one (rule PAGE-01)
 * @example
 * pageNumbers(5, 9); // [1, 'gap', 4, 5, 6, 'gap', 9]
 */
export function pageNumbers(page: number, pages: number): PageEntry[] {
  if (pages <= 5) return range(1, Math.max(1, pages));
  if (page <= 3) return [...range(1, 4), 'gap', pages];
  if (page >= pages - 2) return [1, 'gap', ...range(pages - 3, pages)];
  return [1, 'gap', ...range(page - 1, page + 1), 'gap', pages];
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
