/** The fields of a POST, or the query of a GET. */
export type BackendRequest = Readonly<Record<string, unknown>>;

/** A page of a list with one additional malformed row, as this backend returns it. */
export function cut(items: readonly unknown[], asked: BackendRequest, malformed: unknown): unknown[] {
  const size = Number(asked.pageSize);
  const start = (Number(asked.pageNo) - 1) * size;
  return [malformed, ...items.slice(start, start + size)];
}
