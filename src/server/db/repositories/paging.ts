import type { EntryKind } from '#schemas/entry.ts';
import type { Fields } from '../content/contract-item.ts';
import type { CachedItem, Cursor } from '../content/revision-cache.ts';
import { cursorQueries, type List, noteList, rowsOf, walk } from './list.ts';
import type { View } from './view.ts';

/** Both are at least 1; the contract's schemas ensure it. */
export interface Paging {
  pageNo: number;
  pageSize: number;
}

/** @returns one page of a list, without bodies, and the total; a page beyond the last one is the last one */
export async function pageOf(
  view: View,
  list: List,
  paging: Paging,
): Promise<{ list: Fields[]; total: number }> {
  const total = await countOf(view, list);
  const items = await itemsAt(view, list, { offset: offsetOf(paging, total), count: paging.pageSize });
  return { list: items, total };
}

/** @returns number of rows before the requested page, or before the last page if the requested one does not exist */
export function offsetOf({ pageNo, pageSize }: Paging, total: number): number {
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  return (Math.min(pageNo, lastPage) - 1) * pageSize;
}

/** Rows of a block, and rows between two cached cursors. */
const stride = 25;

/** Below this offset, skipping rows is cheaper than computing cursors. */
const shallow = 100;

/**
 * Reads a list in blocks, which the cache of the revision holds: another page of the same list, or of another size, is
 * mostly in memory.
 * @returns `count` items from `offset` on, at the cost of one page however large the offset
 */
export async function itemsAt(
  view: View,
  list: List,
  { offset, count }: { offset: number; count: number },
): Promise<Fields[]> {
  noteList(view, list);
  const first = Math.floor(offset / stride);
  const end = Math.ceil((offset + count) / stride);
  const blocks = await Promise.all(
    Array.from({ length: end - first }, (_, index) => blockAt(view, list, first + index)),
  );
  const start = offset - first * stride;
  return blocks
    .flat()
    .slice(start, start + count)
    .map(view.items.ofShared);
}

async function blockAt(view: View, list: List, index: number): Promise<readonly CachedItem[]> {
  const { blocks } = await view.cache();
  return blocks(`${keyOf(view, list)} ${index}`, async () => {
    const offset = index * stride;
    const cursors = offset < shallow ? [] : await cachedCursors(view, list);
    const cursor = cursors[index];
    const slice = cursor ? { from: { cursor, inclusive: true } } : { offset };
    const rows = await rowsOf(view, list, { ...slice, count: stride });
    return rows.map((row) => view.items.sharedOfRow({ kind: list.kind, ...row }));
  });
}

async function cachedCursors(view: View, list: List): Promise<readonly Cursor[]> {
  const { cursors } = await view.cache();
  return cursors(keyOf(view, list), async () => {
    const found: Cursor[] = [];
    let passed = 0;
    for await (const rows of walk(view, list, (slice) => cursorQueries(view, list, slice))) {
      found.push(...rows.filter((_row, index) => (passed + index) % stride === 0));
      passed += rows.length;
    }
    return found;
  });
}

/** @returns the cache key of a list: equal for lists with the same rows in the same order */
export const keyOf = ({ language }: View, { kind, facets = [], order }: List): string =>
  JSON.stringify([language, kind, order, ...facets]);

async function countOf(view: View, { kind, facets }: List): Promise<number> {
  noteList(view, { kind, facets });
  const { counts } = await view.cache();
  const count = (facet?: string) =>
    counts(JSON.stringify([view.language, kind, facet]), () => countRows(view, kind, facet));
  const found = await Promise.all(facets ? facets.map((facet) => count(facet)) : [count()]);
  return found.reduce((sum, some) => sum + some, 0);
}

async function countRows(
  { db, language }: View,
  kind: EntryKind,
  facet: string | undefined,
): Promise<number> {
  const rows = db
    .selectFrom('entry_text')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('kind', '=', kind)
    .where('language', '=', language);
  const { count } = await (facet === undefined
    ? rows
    : rows.where('facet', '=', facet)
  ).executeTakeFirstOrThrow();
  return Number(count);
}
