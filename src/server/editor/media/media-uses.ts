import { type Kysely, sql } from 'kysely';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import type { EntryName } from '#schemas/editor/editorial.ts';
import type { Tables } from '../../db/tables.ts';
import { jsonReferencesAddress } from './references-address.ts';

export type MediaUse = EditorAnswer<'mediaUses'>['uses'][number];

/** What shows a file: first what is published, then what is drafted. */
export async function usesOf(db: Kysely<Tables>, address: string): Promise<MediaUse[]> {
  const published = await publishedUses(db, address);
  const drafted = await draftedUses(db, address);
  return Promise.all([
    ...published.map(async (name) => ({ ...name, title: await titleOf(db, name), draft: false })),
    ...drafted.map(async (name) => ({ ...name, title: await titleOf(db, name), draft: true })),
  ]);
}

/** The entries in which visitors see it. */
export async function publishedUses(db: Kysely<Tables>, address: string): Promise<EntryName[]> {
  const shared = db.selectFrom('entry').select(['kind', 'id', 'data']).where(holds('data', address));
  const texts = db.selectFrom('entry_text').select(['kind', 'id', 'data']).where(holds('data', address));
  const found = jsonReferencesAddress(address);
  const rows = [...(await shared.execute()), ...(await texts.execute())].filter(({ data }) => found(data));
  return [...new Map(rows.map(({ kind, id }) => [`${kind} ${id}`, { kind, id }])).values()];
}

async function draftedUses(db: Kysely<Tables>, address: string): Promise<EntryName[]> {
  const found = jsonReferencesAddress(address);
  const rows = await db
    .selectFrom('draft')
    .select(['kind', 'id', 'entry'])
    .where(holds('entry', address))
    .orderBy('version')
    .execute();
  return rows.filter(({ entry }) => entry !== null && found(entry)).map(({ kind, id }) => ({ kind, id }));
}

/** Not `like`, whose signs stand in names too. Whether it was a longer address is seen afterwards. */
const holds = (column: 'data' | 'entry', address: string) =>
  sql<boolean>`replace(${sql.ref(column)}, ${address}, '') <> ${sql.ref(column)}`;

/** As the lists of the editor name it, in the languages in which it has a name. */
async function titleOf(db: Kysely<Tables>, { kind, id }: EntryName): Promise<MediaUse['title']> {
  const row = await db
    .selectFrom('listed_entry')
    .select(['title_zh', 'title_en'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return {
    ...(row?.title_zh ? { 'zh-CN': row.title_zh } : {}),
    ...(row?.title_en ? { 'en-US': row.title_en } : {}),
  };
}
