import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { errorMessage } from '#lib/error-message.ts';
import { makeFolder } from '../../make-folder.ts';
import { SetupError } from '../../setup-error.ts';
import type { Tables } from '../tables.ts';
import type { Columns, Engine } from './engine.ts';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';

/** Milliseconds a statement waits for another process that writes to the same file. */
const busyTimeout = 5000;

const columns: Columns = { text: 'text', countingKey: (column) => column.primaryKey().autoIncrement() };

/**
 * Opens the embedded engine at `<dataDir>/pavilion.db`; creates the file at the first query if it is missing.
 * @throws SetupError when the folder cannot be created
 */
export function openSqlite(dataDir: string): Engine {
  const file = join(dataDir, 'pavilion.db');
  const explain = (error: unknown) => explainFailure(file, error);
  try {
    makeFolder(dataDir);
  } catch (error) {
    throw explain(error);
  }
  const open = (readOnly: boolean) =>
    new Kysely<Tables>({ dialect: new NodeSqliteDialect(() => connect(file, { readOnly })) });
  return {
    writer: open(false),
    reader: open(true),
    columns,
    // `begin immediate` locks the whole file for writing from the start of a transaction.
    lockRevisions: async () => {},
    // Without statistics SQLite picks the index that provides the order, which is right for every list here.
    refreshStatistics: async () => {},
    explain,
  };
}

/**
 * Opens a connection. `synchronous = FULL` makes a commit survive a power cut, not only a crash: a submission
 * is acknowledged after its commit and must not be lost.
 */
export function connect(file: string, { readOnly }: { readOnly: boolean }): DatabaseSync {
  const connection = new DatabaseSync(file, { readOnly, timeout: busyTimeout });
  try {
    connection.exec('pragma foreign_keys = on; pragma synchronous = full;');
    if (!readOnly) connection.exec('pragma journal_mode = wal;');
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** SQLite result codes that the operator can act on (sqlite.org/rescode.html). */
const causes: Record<number, string> = {
  5: 'is locked by another program: stop that program, or set DATA_DIR to another folder',
  8: 'cannot be written: give the server write access to it, or set DATA_DIR to another folder',
  10: 'cannot be read or written because the disk reports an error: check the disk, or set DATA_DIR to another folder',
  11: 'is damaged: restore it from a backup, or move it away to start anew',
  13: 'cannot be written because the disk is full: free some space, or set DATA_DIR to another folder',
  14: 'cannot be opened: give the server write access to its folder, or set DATA_DIR to another folder',
  26: 'is not a database: move it away, or set DATA_DIR to another folder',
};

function explainFailure(file: string, error: unknown): SetupError {
  if (error instanceof SetupError) return error;
  // The lower byte is the primary code; the upper bytes refine it.
  if (error instanceof Error && 'errcode' in error && typeof error.errcode === 'number') {
    const cause = causes[error.errcode & 0xff] ?? `cannot be used: ${error.message}`;
    return new SetupError(`The database file ${file} ${cause}.`, { cause: error });
  }
  const reason = errorMessage(error);
  return new SetupError(
    `The data folder ${dirname(file)} cannot be used (${reason}): make it a folder that the server can write, or set DATA_DIR to another one.`,
    { cause: error },
  );
}
