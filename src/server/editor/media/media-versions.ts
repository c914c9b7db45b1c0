import type { Kysely, Selectable } from 'kysely';
import { tags } from '#api/content-changes.ts';
import type { Account } from '#schemas/editor/accounts.ts';
import type { MediaVersion } from '#schemas/editor/media.ts';
import { addAudit } from '../../db/audit.ts';
import { publishIn } from '../../db/content/publish.ts';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { MediaStorage } from '../../media/storage/storage.ts';
import { type MediaRow, storedNameOf, updateRow } from './media-rows.ts';

/** What differs between the versions of a file. */
export type Version = Pick<
  MediaRow,
  'hash' | 'bytes' | 'width' | 'height' | 'tint' | 'ink' | 'widths' | 'state' | 'at' | 'by_name'
> & {
  /** Name in the storage. */
  file: string;
};

interface Replacing {
  database: Database;
  at: Date;
  account: Account;
  what: 'replaceMedia' | 'restoreMedia';
}

/**
 * Makes a version the present one and stores the one before it. In the same transaction it publishes a revision, so that every
 * server renders the pages with the file again, and shared caches drop them.
 */
export async function replaceVersion(
  tx: Kysely<Tables>,
  row: MediaRow,
  next: Version,
  { database, at, account, what }: Replacing,
): Promise<MediaRow | undefined> {
  const { hash, bytes, width, height, tint, ink, widths, state, at: since, by_name } = row;
  await tx.deleteFrom('media_version').where('hash', '=', next.hash).execute();
  await tx
    .insertInto('media_version')
    .values({
      ...{ media_id: row.id, file: storedNameOf(row), hash, bytes, width, height, tint, ink },
      ...{ widths, state, at: since, by_name },
    })
    .execute();
  // The focal point of another picture says nothing about this one.
  const changed = await updateRow(tx, row.id, { ...next, focal: null, copy_at: null });
  await publishIn(tx, database, {
    ...{ put: [], remove: [], at: at.toISOString() },
    ...{ note: `${row.name} (${row.address})`.slice(0, 500), also: [tags.media(row.address)] },
  });
  await addAudit(tx, { at, account, what, about: row.name });
  return changed;
}

/** Earlier versions of a file, the latest first. */
export async function listVersions(db: Kysely<Tables>, id: string): Promise<MediaVersion[]> {
  const rows = await db
    .selectFrom('media_version')
    .selectAll()
    .where('media_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id: version, bytes, width, height, at, by_name }) => ({
    ...{ id: version, bytes, at, by: by_name },
    ...(width && height ? { width, height } : {}),
  }));
}

export const readVersion = (
  db: Kysely<Tables>,
  id: number,
): Promise<Selectable<Tables['media_version']> | undefined> =>
  db.selectFrom('media_version').selectAll().where('id', '=', id).executeTakeFirst();

/** Removes files from the storage that no upload has as its present or an earlier version. */
export async function removeUnusedFiles(
  db: Kysely<Tables>,
  storage: MediaStorage,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    const present = await db
      .selectFrom('media')
      .select(['address', 'file'])
      .where((of) => of.or([of('file', '=', name), of('address', 'like', `%/${name}`)]))
      .execute();
    const earlier = await db.selectFrom('media_version').select('id').where('file', '=', name).execute();
    const isUsed = earlier.length > 0 || present.some((row) => storedNameOf(row) === name);
    if (!isUsed) await storage.remove(name);
  }
}
