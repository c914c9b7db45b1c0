import { setImmediate } from 'node:timers/promises';
import { type CompiledQuery, type Kysely, type SqlBool, sql } from 'kysely';
import { tags } from '#api/content-changes.ts';
import type { EntryKind } from '#schemas/entry.ts';
import type { Language } from '#schemas/language.ts';
import { compileOnce, type ValueOf } from '../compile-once.ts';
import type { Cursor } from '../content/revision-cache.ts';
import type { Tables } from '../tables.ts';
import type { View } from './view.ts';

/**
 * List orders. Each is the order of an index, read forwards or backwards, so that no query sorts. Ids break
 * ties in the same direction.
 */
const orders = {
  sorted: { by: 'sort', direction: 'asc', beyond: sql`>` },
  newest: { by: 'date', direction: 'desc', beyond: sql`<` },
  earliest: { by: 'date', direction: 'asc', beyond: sql`>` },
} as const;

/** Entries of a kind with one of some facets, each named once. A kind without facets uses the empty facet. */
type Selected = { kind: EntryKind; facets: readonly string[]; order: keyof typeof orders };

/** All entries of a kind; indexes exist for the orders by date. */
type All = { kind: EntryKind; facets?: undefined; order: 'newest' | 'earliest' };

export type List = Selected | All;

/** A part of a list; all of it if no field is set. */
export interface Slice {
  /** Skips rows before this cursor, and the row at the cursor itself unless `inclusive`. */
  from?: { cursor: Cursor; inclusive: boolean } | undefined;
  /** Rows to skip; only with `count`. */
  offset?: number;
  count?: number;
}

/** Everything in which the SQL of two lists differs. */
interface Shape extends Record<string, string | boolean> {
  order: keyof typeof orders;
  hasFacet: boolean;
  from: 'start' | 'at' | 'after';
  isLimited: boolean;
}

interface Values {
  kind: EntryKind;
  language: Language;
  facet: string;
  at: string | number;
  id: string;
  count: number;
  offset: number;
}

const rowQuery = compileOnce((db, value: ValueOf<Values>, shape: Shape) =>
  listQuery(db, value, shape).select(['item', 'clean_item']),
);
const cursorQuery = compileOnce(listQuery);
const dayQuery = compileOnce((db, value: ValueOf<Values>, shape: Shape) =>
  listQuery(db, value, shape).select('until'),
);

function listQuery(db: Kysely<Tables>, value: ValueOf<Values>, shape: Shape) {
  const { by, direction, beyond } = orders[shape.order];
  let rows = db
    .selectFrom('entry_text')
    .select(({ ref }) => ['id', ref(by).as('at')])
    .where('kind', '=', value('kind'))
    .where('language', '=', value('language'))
    .orderBy(by, direction)
    .orderBy('id', direction);
  if (shape.from !== 'start') {
    const compare = shape.from === 'at' ? sql`${beyond}=` : beyond;
    rows = rows.where(sql<SqlBool>`(${sql.ref(by)}, id) ${compare} (${value('at')}, ${value('id')})`);
  }
  if (shape.isLimited) rows = rows.limit(value('count')).offset(value('offset'));
  return shape.hasFacet ? rows.where('facet', '=', value('facet')) : rows;
}

/** @returns queries for the rows of a list in the language of the view, one per facet */
export const rowQueries = (view: View, list: List, slice: Slice = {}) =>
  queriesOf(view, list, slice).map(({ values, shape }) => rowQuery(view.db, shape, values));

/** @returns queries for the cursors only; an index answers them */
export const cursorQueries = (view: View, list: List, slice: Slice = {}) =>
  queriesOf(view, list, slice).map(({ values, shape }) => cursorQuery(view.db, shape, values));

/** @returns queries for cursors and last days; an index by facet and date answers them */
export const dayQueries = (view: View, list: Selected, slice: Slice = {}) =>
  queriesOf(view, list, slice).map(({ values, shape }) => dayQuery(view.db, shape, values));

/** @returns the rows of a list in its order, with their items as JSON */
export function rowsOf(view: View, list: List, slice: Slice = {}) {
  noteList(view, list);
  return readRows(view, { list, slice, queries: rowQueries(view, list, slice) });
}

/** Notes that an answer depends on a list. Values of a list that are cached for a revision need it too. */
export function noteList(
  { language, reads }: Pick<View, 'language' | 'reads'>,
  { kind, facets = [''] }: Pick<List, 'kind' | 'facets'>,
): void {
  for (const facet of facets) reads.add(tags.list(kind, language, facet));
}

/** @returns the items of a list in its order, without bodies */
export async function itemsOf(view: View, list: List, slice: Slice = {}) {
  const rows = await rowsOf(view, list, slice);
  return rows.map((row) => view.items.ofRow({ kind: list.kind, ...row }));
}

/** Rows per step of a walk. */
const stepSize = 2000;

/**
 * Reads a whole list in steps, and lets other requests run in between.
 *
 * @returns the rows of one step after another
 */
export async function* walk<Row extends Cursor>(
  view: View,
  list: List,
  queries: (slice: Slice) => readonly CompiledQuery<Row>[],
): AsyncGenerator<Row[]> {
  let slice: Slice = { count: stepSize };
  for (;;) {
    const rows = await readRows(view, { list, slice, queries: queries(slice) });
    yield rows;
    const cursor = rows.at(-1);
    if (!cursor || rows.length < stepSize) return;
    slice = { ...slice, from: { cursor, inclusive: false } };
    await setImmediate();
  }
}

/**
 * Engines cannot merge facets along an index; they would sort all rows found. So each facet is read
 * separately, as far as it can reach into the slice, and the rows are merged here.
 */
async function readRows<Row extends Cursor>(
  { db }: View,
  { list, slice, queries }: { list: List; slice: Slice; queries: readonly CompiledQuery<Row>[] },
): Promise<Row[]> {
  const { offset = 0, count } = slice;
  const found = await Promise.all(queries.map(async (query) => (await db.executeQuery(query)).rows));
  const [only] = found;
  if (only && found.length === 1) return only;
  const sign = orders[list.order].direction === 'asc' ? 1 : -1;
  const rows = found.flat().sort((a, b) => sign * compareCursors(a, b));
  return count === undefined ? rows : rows.slice(offset, offset + count);
}

/** The shape and the values of a query for each facet of a list, or of one query if all facets are read. */
function queriesOf({ language }: View, { kind, facets, order }: List, { from, count, offset = 0 }: Slice) {
  const merging = facets !== undefined && facets.length > 1;
  const shape: Shape = {
    order,
    hasFacet: facets !== undefined,
    from: from === undefined ? 'start' : from.inclusive ? 'at' : 'after',
    isLimited: count !== undefined,
  };
  const values = {
    kind,
    language,
    ...{ at: from?.cursor.at ?? '', id: from?.cursor.id ?? '' },
    // Merged facets are cut afterwards, because any of them may fill the slice.
    ...(merging ? { count: offset + (count ?? 0), offset: 0 } : { count: count ?? 0, offset }),
  };
  return (facets ?? ['']).map((facet) => ({ shape, values: { ...values, facet } }));
}

function compareCursors(a: Cursor, b: Cursor): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1;
  return compareBytes(a.id, b.id);
}

/**
 * Compares by UTF-8 bytes, as both engines order ids: characters outside the BMP (surrogate pairs here) come
 * last.
 */
function compareBytes(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const [one, other] = [a.charCodeAt(at), b.charCodeAt(at)];
  if (Number.isNaN(one) || Number.isNaN(other)) return a.length - b.length;
  return Number(isSurrogate(one)) - Number(isSurrogate(other)) || one - other;
}

const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff;
