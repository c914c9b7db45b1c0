import type { Kysely } from 'kysely';
import { deepEqual } from '#lib/deep-equal.ts';
import type { EntryName } from '#schemas/editor/editorial.ts';
import { type Entry, entrySchema } from '#schemas/entry.ts';
import type { Tables } from '../tables.ts';
import type { DraftSave } from './drafts.ts';

/** Unchosen versions that an entry keeps. */
const mostVersions = 20;

/**
 * Stores the version that was not chosen where two people had changed the same field, once if its save is repeated; the oldest
 * ones are dropped.
 */
export async function addUnchosenVersion(
  tx: Kysely<Tables>,
  { kind, id, entry, at, by }: DraftSave & { entry: Entry },
): Promise<void> {
  const [newest] = await listUnchosenVersions(tx, { kind, id });
  const stored = newest && (await readUnchosenVersion(tx, newest.id));
  if (stored && stored.by === by && deepEqual(stored.entry, entry)) return;
  await tx
    .insertInto('unchosen_version')
    .values({ kind, entry_id: id, entry: JSON.stringify(entry), at, by })
    .execute();
  const oldest = await tx
    .selectFrom('unchosen_version')
    .select('id')
    .where('kind', '=', kind)
    .where('entry_id', '=', id)
    .orderBy('id', 'desc')
    .offset(mostVersions)
    .limit(1)
    .executeTakeFirst();
  if (oldest)
    await tx
      .deleteFrom('unchosen_version')
      .where('kind', '=', kind)
      .where('entry_id', '=', id)
      .where('id', '<=', oldest.id)
      .execute();
}

/** @returns the unchosen versions of an entry without their content, newest first */
export const listUnchosenVersions = (
  db: Kysely<Tables>,
  { kind, id }: EntryName,
): Promise<{ id: number; at: string; by: string }[]> =>
  db
    .selectFrom('unchosen_version')
    .select(['id', 'at', 'by'])
    .where('kind', '=', kind)
    .where('entry_id', '=', id)
    .orderBy('id', 'desc')
    .execute();

/** @returns an unchosen version; `undefined` if it was dropped */
export async function readUnchosenVersion(
  db: Kysely<Tables>,
  id: number,
): Promise<{ id: number; at: string; by: string; entry: Entry } | undefined> {
  const row = await db
    .selectFrom('unchosen_version')
    .select(['id', 'at', 'by', 'entry'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, entry: entrySchema.parse(JSON.parse(row.entry)) };
}
