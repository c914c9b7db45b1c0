/** A place in the row of page numbers: a page, or a gap between two. */
export type PageEntry = number | 'gap';

/** About five page numbers with gaps: the first, the last, and those around the current one (rule PAGE-01). */
export function pageNumbers(page: number, pages: number): PageEntry[] {
  if (pages <= 5) return range(1, Math.max(1, pages));
  if (page <= 3) return [...range(1, 4), 'gap', pages];
  if (page >= pages - 2) return [1, 'gap', ...range(pages - 3, pages)];
  return [1, 'gap', ...range(page - 1, page + 1), 'gap', pages];
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The address of a page of a list: the other parameters stay, page 1 has none (rule PAGE-01). */
export function pageHref(pathname: string, search: string, page: number): string {
  const parameters = new URLSearchParams(search);
  if (page > 1) parameters.set('page', String(page));
  else parameters.delete('page');
  const query = parameters.toString();
  return query ? `${pathname}?${query}` : pathname;
}
