import type { EntryKind } from '#schemas/entry.ts';
import { contractItem, type Fields } from '../items.ts';
import type { Place } from '../kept.ts';
import { readFields, type View } from './view.ts';

/** An item with its body, and where it stands in a list by date. */
export interface WholeItem {
  item: Fields;
  place: Place;
}

/** The item with an id, made of what the entry and its text hold; undefined when the language of the view has none. */
export async function wholeItem(view: View, kind: EntryKind, id: string): Promise<WholeItem | undefined> {
  const row = await view.db
    .selectFrom('entry_text as text')
    .innerJoin('entry', (join) =>
      join.onRef('entry.kind', '=', 'text.kind').onRef('entry.id', '=', 'text.id'),
    )
    .select(['text.facet', 'text.date as place', 'text.data as text'])
    .select(['entry.sort', 'entry.date', 'entry.until', 'entry.data'])
    .where('text.kind', '=', kind)
    .where('text.id', '=', id)
    .where('text.language', '=', view.language)
    .executeTakeFirst();
  if (!row) return undefined;
  const { place, text, data, ...columns } = row;
  const parts = { kind, id, ...columns, data: readFields(data), text: readFields(text) };
  return { item: contractItem(parts, view.language), place: { at: place, id } };
}

/** The answer of a detail call that is the item itself. */
export const detailOf =
  (kind: EntryKind) =>
  async ({ id }: { id: string }, view: View): Promise<Fields | undefined> =>
    (await wholeItem(view, kind, id))?.item;
