import type { Kysely } from 'kysely';
import type { EntryName } from '#schemas/editor/editorial.ts';
import type { Entry } from '#schemas/entry.ts';
import type { Language } from '#schemas/language.ts';
import type { Tables } from '../tables.ts';
import { languagesOf } from './contract-item.ts';
import type { PublishedEntry } from './published-entry.ts';

/** A published state to archive, or a removal (`entry` is null). */
export interface EntryVersion extends EntryName {
  revision: number;
  entry: Entry | null;
  languages: readonly Language[];
  at: string;
  by: string | null;
  note: string | null;
}

/** Archives a published state. Archiving the same entry twice for one revision has no effect. */
export async function archiveVersion(tx: Kysely<Tables>, version: EntryVersion): Promise<void> {
  const { kind, id, entry, languages, ...rest } = version;
  await tx
    .insertInto('entry_version')
    .values({
      kind,
      entry_id: id,
      ...rest,
      languages: languages.join(','),
      entry: entry && JSON.stringify(entry),
    })
    .onConflict((conflict) => conflict.columns(['kind', 'entry_id', 'revision']).doNothing())
    .execute();
}

/**
 * Archives the current state before it is replaced. Content that came with the site or from a script has no
 * version yet.
 */
export const archivePublished = (
  tx: Kysely<Tables>,
  { entry, revision, at, note }: PublishedEntry,
): Promise<void> =>
  archiveVersion(tx, {
    kind: entry.kind,
    id: entry.id,
    revision,
    entry,
    at,
    note,
    languages: languagesOf(entry),
    by: null,
  });
