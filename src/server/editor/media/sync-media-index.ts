import { latestRevision } from '../../db/content/revision.ts';
import type { Database } from '../../db/database.ts';
import type { MediaIndex } from './media-index.ts';
import { readRows } from './media-rows.ts';

/** The latest revision, as `latestRevision` tells it. */
export type RevisionOf = (db: Database['read']) => Promise<string>;

/**
 * Tells the latest revision, and not before what is known of uploaded files is as new as it: another process may have
 * taken a file and published what shows it.
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
        // The next request tries again.
        followed = '';
        throw error;
      });
    }
    await reading;
    return revision;
  };
}
