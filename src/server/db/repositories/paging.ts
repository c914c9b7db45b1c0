import type { EntryKind } from '#schemas/entry.ts';
import type { Fields } from '../items.ts';
import type { Place } from '../kept.ts';
import { itemsOf, type List, placeQueries, walk } from './list.ts';
import type { View } from './view.ts';

/** Both at least 1, as the contract's schemas put them out. */
export interface Paging {
  pageNo: number;
  pageSize: number;
}

/** One page of a list, without bodies, and how much there is in all. A page beyond the last one is the last one. */
export async function pageOf(
  view: View,
  list: List,
  paging: Paging,
): Promise<{ list: Fields[]; total: number }> {
  const total = await countOf(view, list);
  const items = await itemsAt(view, list, { offset: offsetOf(paging, total), count: paging.pageSize });
  return { list: items, total };
}

/** Rows before the page that is asked for, or before the nearest that there is. */
export function offsetOf({ pageNo, pageSize }: Paging, total: number): number {
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  return (Math.min(pageNo, lastPage) - 1) * pageSize;
}

/** Rows from one kept place to the next. */
const stride = 25;

/** So far into a list it costs less to pass over rows than to find its places. */
const shallow = 100;

/** `count` items of a list after `offset` others, at the cost of a page wherever they stand. */
export async function itemsAt(
  view: View,
  list: List,
  { offset, count }: { offset: number; count: number },
): Promise<Fields[]> {
  const places = offset < shallow ? [] : await keptPlaces(view, list);
  const place = places[Math.floor(offset / stride)];
  return itemsOf(
    view,
    list,
    place ? { from: { place, inclusive: true }, offset: offset % stride, count } : { offset, count },
  );
}

/** The place of every `stride`th row. */
async function keptPlaces(view: View, list: List): Promise<readonly Place[]> {
  const { places } = await view.kept();
  return places(keyOf(view, list), async () => {
    const found: Place[] = [];
    let passed = 0;
    for await (const rows of walk(list, (slice) => placeQueries(view, list, slice))) {
      found.push(...rows.filter((_row, index) => (passed + index) % stride === 0));
      passed += rows.length;
    }
    return found;
  });
}

/** Under which a list is kept. */
export const keyOf = ({ language }: View, { kind, facets = [], order }: List): string =>
  JSON.stringify([language, kind, order, ...facets]);

async function countOf(view: View, { kind, facets }: List): Promise<number> {
  const { counts } = await view.kept();
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
