/** The fields of a POST, or the query of a GET. */
export type Asked = Readonly<Record<string, unknown>>;

/** Cuts a page out of a list as this backend does: with one malformed row more than it should have. */
export function cut(items: readonly unknown[], asked: Asked, malformed: unknown): unknown[] {
  const size = Number(asked.pageSize);
  const start = (Number(asked.pageNo) - 1) * size;
  return [malformed, ...items.slice(start, start + size)];
}
