import { type Kysely, sql } from 'kysely';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import type { EntryName } from '#schemas/editor/editorial.ts';
import type { Tables } from '../../db/tables.ts';
import { jsonReferencesAddress } from './references-address.ts';

export type MediaUse = EditorAnswer<'mediaUses'>['uses'][number];

/** Entries that show a file: published ones first, then drafts. */
export async function usesOf(db: Kysely<Tables>, address: string): Promise<MediaUse[]> {
  const published = await publishedUses(db, address);
  const drafted = await draftedUses(db, address);
  return Promise.all([
    ...published.map(async (name) => ({ ...name, title: await titleOf(db, name), draft: false })),
    ...drafted.map(async (name) => ({ ...name, title: await titleOf(db, name), draft: true })),
  ]);
}

/** Published entries that show a file. */
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

/** Avoids `like`, because names contain its wildcards. Longer addresses are excluded afterwards. */
const holds = (column: 'data' | 'entry', address: string) =>
  sql<boolean>`replace(${sql.ref(column)}, ${address}, '') <> ${sql.ref(column)}`;

/** The title of an entry, as the editor's lists show it. */
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
