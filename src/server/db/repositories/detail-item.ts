import { tags } from '#api/content-changes.ts';
import type { EntryKind } from '#schemas/entry.ts';
import type { Language } from '#schemas/language.ts';
import { compileOnce, type ValueOf } from '../compile-once.ts';
import type { Fields } from '../content/contract-item.ts';
import type { Cursor } from '../content/revision-cache.ts';
import type { View } from './view.ts';

/** An item with its body, and its position in lists by date. */
export interface DetailItem {
  item: Fields;
  cursor: Cursor;
}

/** @returns an item with its body; `undefined` if it does not exist in the language of the view */
export async function detailItem(view: View, kind: EntryKind, id: string): Promise<DetailItem | undefined> {
  const { language, reads } = view;
  reads.add(tags.entry(kind, language, id));
  const { rows } = await view.db.executeQuery(detailQuery(view.db, {}, { kind, id, language }));
  const [row] = rows;
  if (!row) return undefined;
  const { cursor, clean_detail, ...detail } = row;
  const item = view.items.ofDetail({ kind, id, language, detail, clean_detail });
  return { item, cursor: { at: cursor, id } };
}

const detailQuery = compileOnce((db, value: ValueOf<{ kind: EntryKind; id: string; language: Language }>) =>
  db
    .selectFrom('entry_text as text')
    .innerJoin('entry', (join) =>
      join.onRef('entry.kind', '=', 'text.kind').onRef('entry.id', '=', 'text.id'),
    )
    .select(['text.facet', 'text.date as cursor', 'text.data as text', 'text.clean_detail'])
    .select(['entry.sort', 'entry.date', 'entry.until', 'entry.data'])
    .where('text.kind', '=', value('kind'))
    .where('text.id', '=', value('id'))
    .where('text.language', '=', value('language')),
);

/** @returns the repository function of a detail call whose answer is the item itself */
export const detailOf =
  (kind: EntryKind) =>
  async ({ id }: { id: string }, view: View): Promise<Fields | undefined> =>
    (await detailItem(view, kind, id))?.item;
