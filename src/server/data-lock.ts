import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SetupError } from './setup-error.ts';

/** SQLite's result code for a lock that another process holds. */
const busy = 5;

/**
 * Marks a data folder as in use until `release`. Any number of processes may use a folder at once; a restore
 * needs it alone. The lock is SQLite's, on an empty file: the operating system ends it with the process, after
 * `kill -9` too, so that a number of a dead process never blocks a start.
 * @param use `shared` for a server or a backup, `alone` for a restore
 * @returns `undefined` if another process prevents this use
 * @throws the error of SQLite if the folder cannot be written
 */
export function lockData(dataDir: string, use: 'shared' | 'alone'): { release(): void } | undefined {
  const lock = new DatabaseSync(join(dataDir, 'pavilion.lock'), { timeout: 0 });
  try {
    // A journal in a file would stay when the process is killed.
    lock.exec('pragma journal_mode = memory');
    lock.exec(use === 'alone' ? 'begin exclusive' : 'begin');
    // A transaction takes its shared lock with its first read.
    lock.prepare('select 1 from sqlite_schema').all();
    return { release: () => void (lock.isOpen && lock.close()) };
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return undefined;
    throw error;
  }
}

/**
 * The shared lock of a server. Without one if the folder cannot be written: opening the database then reports
 * the cause.
 * @throws SetupError while a backup is restored
 */
export function lockForServer(dataDir: string): { release(): void } | undefined {
  let lock: ReturnType<typeof lockData>;
  try {
    lock = lockData(dataDir, 'shared');
  } catch {
    return undefined;
  }
  if (!lock)
    throw new SetupError(
      `A backup is being restored into ${dataDir}: start again when npm run restore has finished.`,
    );
  return lock;
}
