import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { checkDamage, connect, databaseFile, explainFailure } from '../db/dialects/sqlite.ts';
import { SetupError } from '../setup-error.ts';
import type { DatabaseContents } from './archive.ts';

/** Copies all pages in one step, from one snapshot: a copy in steps starts again after every commit. */
const allPages = 0x7fff_ffff;

/**
 * Copies the database of a running server, with everything that was committed before.
 * @throws SetupError when there is no database, or when it is damaged
 */
export async function copySqlite(dataDir: string, to: string): Promise<DatabaseContents> {
  const file = join(dataDir, databaseFile);
  if (!existsSync(file)) throw new SetupError(`There is no database ${file}: set DATA_DIR to its folder.`);
  try {
    const source = connect(file, { readOnly: true });
    try {
      await backup(source, to, { rate: allPages });
    } finally {
      source.close();
    }
    return readSqlite(to, file);
  } catch (error) {
    throw explainFailure(file, error);
  }
}

/**
 * Checks every page and index of a copy and counts its rows. Leaves it as a single file.
 * @param name the file that a message names
 * @throws SetupError when it is damaged
 */
export function readSqlite(file: string, name = file): DatabaseContents {
  const connection = new DatabaseSync(file);
  try {
    connection.exec('pragma journal_mode = delete');
    checkDamage(connection, name, 'integrity_check');
    const tables = connection
      .prepare(
        `select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'`,
      )
      .all();
    const counts = tables.map(({ name: table }): [string, number] => [
      String(table),
      Number(connection.prepare(`select count(*) as n from "${table}"`).get()?.n),
    ]);
    const migrations = connection.prepare('select name from kysely_migration').all();
    return {
      counts: Object.fromEntries(counts),
      migrations: migrations.map(({ name: migration }) => String(migration)),
    };
  } catch (error) {
    throw explainFailure(name, error);
  } finally {
    connection.close();
  }
}

/**
 * Puts a checked copy in the place of the database, which no process may use. Interrupted at any moment, the
 * earlier database is still complete: its write-ahead log is merged into it before the log is removed, and the
 * copy takes its place in one step. A log that stayed would be merged into the copy and damage it.
 */
export async function replaceSqlite(copy: string, dataDir: string): Promise<void> {
  const file = join(dataDir, databaseFile);
  try {
    const earlier = connect(file, { readOnly: false });
    earlier.exec('pragma wal_checkpoint(truncate)');
    earlier.close();
  } catch {
    // The earlier database is damaged: there is nothing to preserve.
  }
  for (const end of ['-wal', '-shm', '-journal']) await rm(`${file}${end}`, { force: true });
  await flush(copy);
  await rename(copy, file);
  await flush(dataDir);
}

/** Flushes a file, or the names in a folder, to the disk. */
export async function flush(path: string): Promise<void> {
  await using handle = await open(path, 'r');
  await handle.sync();
}

/** Moves a file to another folder, which may be on another disk, in one step. */
export async function replaceFile(from: string, to: string): Promise<void> {
  await flush(from);
  await rename(from, to);
  await flush(dirname(to));
}
