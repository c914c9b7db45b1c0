import { latestRevision } from '../../db/content/revision.ts';
import type { Database } from '../../db/database.ts';
import type { MediaIndex } from './media-index.ts';
import { readRows } from './media-rows.ts';

/** Reads the latest revision. */
export type RevisionOf = (db: Database['read']) => Promise<string>;

/**
 * Returns the latest revision after the media index is as recent as that revision: another process may have
 * taken an upload and published an entry that shows it.
 */
export function syncMediaIndex({ read }: Database, index: MediaIndex): RevisionOf {
  let followed = '';
  let reading: Promise<void> | undefined;
  const readAgain = async () => index.replace(await readRows(read));
  return async (db) => {
    const revision = await latestRevision(db);
    if (revision !== followed) {
      followed = revision;
      reading = readAgain().catch((error) => {
        // The next request retries.
        followed = '';
        throw error;
      });
    }
    await reading;
    return revision;
  };
}
