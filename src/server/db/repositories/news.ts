import type { Kysely } from 'kysely';
import type { ParsedRequestOf } from '#schemas/calls.ts';
import { contractItem, type Fields } from '../items.ts';
import type { Tables } from '../tables.ts';
import { itemsOf, readFields, type View } from './view.ts';

/**
 * One page of the news, newest first, without their bodies. A page beyond the last one is the last one: the nearest
 * that there is.
 */
export async function newsPage({ pageNo, pageSize }: ParsedRequestOf<'newsPage'>, view: View) {
  const total = await view.count('news', view.language);
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const offset = (Math.min(pageNo, lastPage) - 1) * pageSize;
  const rows = await newest(view).limit(pageSize).offset(offset).execute();
  return { list: rows.map((row) => readFields(row.item)), total };
}

/** Newest first; items of one moment by their ids, so that the order is always the same. */
export const newest = (view: View) => itemsOf(view, 'news').orderBy('date', 'desc').orderBy('id', 'desc');

/** A news item and its neighbours in the list: `previous` is the newer one. Undefined for an unknown id. */
export async function newsDetail({ id }: ParsedRequestOf<'newsDetail'>, view: View) {
  const current = await wholeItem(view, id);
  if (!current) return undefined;
  const [previous, next] = await Promise.all([
    newerThan(view, current).executeTakeFirst(),
    olderThan(view, current).executeTakeFirst(),
  ]);
  return {
    current: current.item,
    previous: previous ? readFields(previous.item) : null,
    next: next ? readFields(next.item) : null,
  };
}

/** Where an item stands in the list. */
interface Place {
  id: string;
  date: string;
}

export const newerThan = (view: View, { date, id }: Place) =>
  itemsOf(view, 'news')
    .where((eb) => eb(eb.refTuple('date', 'id'), '>', eb.tuple(date, id)))
    .orderBy('date')
    .orderBy('id')
    .limit(1);

export const olderThan = (view: View, { date, id }: Place) =>
  newest(view)
    .where((eb) => eb(eb.refTuple('date', 'id'), '<', eb.tuple(date, id)))
    .limit(1);

/** The item with its body, made of what the entry and its text hold. */
async function wholeItem(view: View, id: string): Promise<(Place & { item: Fields }) | undefined> {
  const row = await entryAndText(view.db)
    .where('text.kind', '=', 'news')
    .where('text.id', '=', id)
    .where('text.language', '=', view.language)
    .executeTakeFirst();
  if (!row) return undefined;
  const parts = {
    kind: row.kind,
    id,
    date: row.givenDate,
    data: readFields(row.shared),
    text: readFields(row.text),
  };
  return { id, date: row.date, item: contractItem(parts, view.language) };
}

const entryAndText = (db: Kysely<Tables>) =>
  db
    .selectFrom('entry_text as text')
    .innerJoin('entry', (join) =>
      join.onRef('entry.kind', '=', 'text.kind').onRef('entry.id', '=', 'text.id'),
    )
    .select([
      'text.kind',
      'text.date',
      'entry.date as givenDate',
      'entry.data as shared',
      'text.data as text',
    ]);
