import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates a folder and its parents; an existing folder is left as it is. New folders are accessible to their
 * owner only, because the database in them holds personal data.
 * Does not use `mkdirSync` with `recursive`: below an existing folder where the system answers ENOENT, as
 * in `/proc`, Node 26.10 retries forever.
 * @throws the file system's error
 */
export function makeFolder(path: string): void {
  const folder = resolve(path);
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it first.
    if (!existsSync(folder)) throw error;
  }
}
