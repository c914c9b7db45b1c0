import { type Kysely, sql } from 'kysely';
import type { EntryName } from '#schemas/editor/editorial.ts';
import { byKind, chunks } from '../content/chunks.ts';
import { readDrafts } from '../content/drafts.ts';
import { repairListedEntries } from '../content/listed-entries.ts';
import { readPublishedEntries } from '../content/published-entry.ts';
import type { Database } from '../database.ts';
import type { Tables } from '../tables.ts';
import { indexFormat, replaceSearchItems } from './search-index.ts';
import { searchItemOf, searchItemOfMedia } from './search-items.ts';

/**
 * Indexes what versions without the search have published, drafted or uploaded, and forgets what they have removed. Compares
 * the version of everything once: call it when a process starts. Other writes run in between.
 */
export async function repairSearch({ read, write }: Pick<Database, 'read' | 'write'>): Promise<void> {
  await repairListedEntries(read, write);
  for (const { kind, ids } of byKind(await staleEntries(read)))
    await write(async (tx) => {
      // Locks the rows that every change of these entries replaces: a later change sees the new rows.
      await tx
        .updateTable('listed_entry')
        .set((of) => ({ revision: of.ref('revision') }))
        .where('kind', '=', kind)
        .where('id', 'in', ids)
        .execute();
      const published = await readPublishedEntries(tx, kind, ids);
      const drafts = await readDrafts(tx, kind, ids);
      const items = ids.flatMap(
        (id) => searchItemOf({ kind, id }, { published: published.get(id), draft: drafts.get(id) }) ?? [],
      );
      await replaceSearchItems(tx, kind, { ids, items });
    });
  for (const ids of chunks(await staleMedia(read)))
    await write(async (tx) => {
      const files = await tx
        .updateTable('media')
        .set((of) => ({ name: of.ref('name') }))
        .where('id', 'in', ids)
        .returningAll()
        .execute();
      await replaceSearchItems(tx, 'media', { ids, items: files.map(searchItemOfMedia) });
    });
}

async function staleEntries(read: Kysely<Tables>): Promise<EntryName[]> {
  const { rows } = await sql<EntryName>`
    select listed_entry.kind, listed_entry.id from listed_entry
      left join draft on draft.kind = listed_entry.kind and draft.id = listed_entry.id
      left join search_entry on search_entry.kind = listed_entry.kind and search_entry.id = listed_entry.id
      where search_entry.id is null
        or search_entry.version <> ${indexFormat} || listed_entry.revision || ':' || coalesce(draft.version, 0)
    union all
    select search_entry.kind, search_entry.id from search_entry
      left join listed_entry on listed_entry.kind = search_entry.kind and listed_entry.id = search_entry.id
      where search_entry.kind <> 'media' and listed_entry.id is null`.execute(read);
  return rows;
}

async function staleMedia(read: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select media.id from media
      left join search_entry on search_entry.kind = 'media' and search_entry.id = media.id
      where search_entry.id is null or search_entry.version <> ${indexFormat} || media.name || ${'\n'} || media.alt || ${'\n'} || coalesce(media.tags, '')
    union all
    select search_entry.id from search_entry left join media on media.id = search_entry.id
      where search_entry.kind = 'media' and media.id is null`.execute(read);
  return rows.map(({ id }) => id);
}
