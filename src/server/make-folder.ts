import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and those above it; one that is there stays as it is. A new folder is its owner's alone: the database
 * in it holds personal data.
 *
 * Not `mkdirSync` with `recursive`: where the system answers ENOENT below a folder that exists, as `/proc` does,
 * Node 26.10 tries again for ever.
 *
 * @throws the error of the file system.
 */
export function makeFolder(path: string): void {
  const folder = resolve(path);
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have been quicker.
    if (!existsSync(folder)) throw error;
  }
}
