import { closeSync, existsSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
  sql,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { errorMessage } from '#lib/error-message.ts';
import { makeFolder } from '../../make-folder.ts';
import { SetupError } from '../../setup-error.ts';
import type { Tables } from '../tables.ts';
import { createCommitListeners } from './commit-listeners.ts';
import {
  type Columns,
  type CommitWatch,
  type Engine,
  type NoteQuery,
  noting,
  type WordIndex,
} from './engine.ts';

/** Milliseconds an opening connection, or a transaction at its begin, waits for another process that uses the file. */
const busyTimeout = 5000;
/**
 * Milliseconds any other statement waits. SQLite waits on the thread that answers all visitors; it seldom has to,
 * because in WAL mode readers and the writer do not block each other.
 */
const briefTimeout = 20;
/** Milliseconds between two attempts to begin a transaction. Other requests run meanwhile. */
const beginPause = 20;

/** Below `DATA_DIR`. */
export const databaseFile = 'pavilion.db';

const columns: Columns = {
  text: 'text',
  countingKey: (column) => column.primaryKey().autoIncrement(),
  words: 'text',
  // The words are stored in the index alone, and there without positions.
  createWordIndex: async (db) => {
    const index = `insert into search_word(rowid, words) values (new.row, new.words);
      update search_entry set words = '' where row = new.row;`;
    for (const statement of [
      `create virtual table search_word using fts5(words, content='', contentless_delete=1, detail='none',
        tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co Cn'")`,
      `create trigger search_entry_added after insert on search_entry begin ${index} end`,
      `create trigger search_entry_changed after update of version on search_entry begin
        delete from search_word where rowid = old.row; ${index}
      end`,
      `create trigger search_entry_removed after delete on search_entry begin
        delete from search_word where rowid = old.row;
      end`,
    ])
      await sql.raw(statement).execute(db);
  },
  countChanges: async (db, counter, tables) => {
    for (const table of tables)
      for (const change of ['insert', 'update', 'delete'])
        await sql
          .raw(
            `create trigger ${table}_${change}_counted after ${change} on ${table} begin
              update ${counter} set count = count + 1;
            end`,
          )
          .execute(db);
  },
};

const index: WordIndex = {
  reading: (db, queries) => queries(db),
  fromMatching: (words) => sql`from search_word where search_word match ${matchText(words)}`,
  fromMatchingRows: (words) => sql`from search_word join search_entry on search_entry.row = search_word.rowid
    where search_word match ${matchText(words)}`,
  // The index has its rows in this order.
  newestMatching: (words, and) =>
    sql`${index.fromMatchingRows(words)} ${and} order by search_word.rowid desc`,
  latestMatching: (words, and) => index.newestMatching(words, and),
};

const matchText = (words: readonly string[]) => words.map((word) => `"${word}"`).join(' AND ');

/**
 * Opens the embedded engine at `<dataDir>/pavilion.db`; creates the file at the first query if it is missing.
 *
 * @returns the engine; its first query fails if the file is damaged
 * @throws {SetupError} when the folder cannot be created
 */
export function openSqlite(dataDir: string, noteQuery?: NoteQuery): Engine {
  const file = join(dataDir, databaseFile);
  const explain = (error: unknown) => explainFailure(file, error);
  try {
    makeFolder(dataDir);
  } catch (error) {
    throw explain(error);
  }
  const open = (pool: 'read' | 'write', connection: () => DatabaseSync) =>
    new Kysely<Tables>({ dialect: new NodeSqliteDialect(connection), ...noting(pool, noteQuery) });
  return {
    writer: open('write', () => impatient(connectAndCheck(file))),
    reader: open('read', () => impatient(connect(file, { readOnly: true }))),
    columns,
    words: index,
    // `begin immediate` locks the whole file for writing from the start of a transaction.
    lockRevisions: async () => {},
    commits: watchCommits(file),
    announce: async () => {},
    onAnnouncement: () => {},
    // The file is on this machine: a statement fails at once, or succeeds.
    isAway: () => false,
    limitWrites: () => {},
    // Without statistics SQLite picks the index that provides the order, which is right for every list here.
    refreshStatistics: async () => {},
    explain,
  };
}

/**
 * Opens a connection. `synchronous = FULL` makes a commit survive a power cut, not only a crash: a submission is
 * acknowledged after its commit and must not be lost.
 *
 * @returns the connection, which the caller closes
 */
export function connect(file: string, { readOnly }: { readOnly: boolean }): DatabaseSync {
  if (!readOnly) createPrivately(file);
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

function impatient(connection: DatabaseSync): DatabaseSync {
  connection.exec(`pragma busy_timeout = ${briefTimeout}`);
  return connection;
}

/**
 * Creates a missing file, readable by its owner only: it will hold personal data. SQLite gives the files beside
 * it the same permissions. An existing file keeps its own.
 */
function createPrivately(file: string): void {
  try {
    closeSync(openSync(file, 'ax', 0o600));
  } catch {
    // It exists, or SQLite reports why it cannot be created.
  }
}

/**
 * Milliseconds for which `pragma data_version` is not read again. Reading it takes locks and costs as much as answering
 * a request from memory. Commits of this process are reported at once.
 */
const watchInterval = 1;

/** Reads `pragma data_version`, which changes when another connection commits, and the writer is another connection. */
function watchCommits(file: string): CommitWatch {
  let watch: { connection: DatabaseSync; version: StatementSync } | undefined;
  let version: number | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  const listeners = createCommitListeners();
  const open = () => {
    const connection = impatient(connect(file, { readOnly: true }));
    return { connection, version: connection.prepare('pragma data_version') };
  };
  const read = () => {
    try {
      watch ??= open();
      return Number(watch.version.get()?.data_version);
    } catch {
      // The query for the revision reports the error.
      return undefined;
    }
  };
  return {
    count: () => {
      const now = performance.now();
      if (now - readAt < watchInterval) return version;
      readAt = now;
      version = read();
      return version;
    },
    committed: () => {
      readAt = Number.NEGATIVE_INFINITY;
      listeners.call();
    },
    subscribe: listeners.add,
    close: async () => {
      if (watch?.connection.isOpen) watch.connection.close();
    },
  };
}

/**
 * Opens the writing connection and refuses a damaged file. SQLite itself notices damage only on the pages that
 * a query reads: a server would start, and lose what it acknowledges.
 */
function connectAndCheck(file: string): DatabaseSync {
  const check = (connection: DatabaseSync) => {
    try {
      checkDamage(connection, file, 'quick_check');
      return connection;
    } catch (error) {
      connection.close();
      throw error;
    }
  };
  // A log that a killed process left may belong to another copy of the file. A connection that may write would
  // merge it into the file when it closes; after a refusal the file must be as it was.
  if (existsSync(`${file}-wal`)) {
    check(connect(file, { readOnly: true })).close();
    return connect(file, { readOnly: false });
  }
  return check(connect(file, { readOnly: false }));
}

/**
 * Checks the structure of a database file.
 * @param check `quick_check` reads every page; `integrity_check` also compares the indexes, in about twice the
 * time
 * @throws SetupError when it is damaged
 */
export function checkDamage(
  connection: DatabaseSync,
  file: string,
  check: 'quick_check' | 'integrity_check',
): void {
  const [result] = Object.values(connection.prepare(`pragma ${check}(1)`).get() ?? {});
  if (result !== 'ok')
    throw new SetupError(`The database file ${file} ${causes[11]}.`, { cause: new Error(String(result)) });
}

/** SQLite result codes that the operator can act on (sqlite.org/rescode.html). */
const causes: Record<number, string> = {
  5: 'is locked by another program: stop that program, or set DATA_DIR to another folder',
  8: 'cannot be written: give the server write access to it, or set DATA_DIR to another folder',
  10: 'cannot be read or written because the disk reports an error: check the disk, or set DATA_DIR to another folder',
  11: 'is damaged: restore a backup with npm run restore -- FILE',
  13: 'cannot be written because the disk is full: free some space, or set DATA_DIR to another folder',
  14: 'cannot be opened: give the server write access to its folder, or set DATA_DIR to another folder',
  26: 'is not a database: move it away, or set DATA_DIR to another folder',
};

export function explainFailure(file: string, error: unknown): SetupError {
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

/**
 * Kysely dialect for one connection of Node's SQLite driver. Opens at the first query; `destroy` closes it.
 */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(open: () => DatabaseSync) {
    const config = { database: async () => withStatementCache(open()) };
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new ImmediateDriver(this.#config);
  }

  override createAdapter() {
    return new TransactionalDdlAdapter();
  }
}

/**
 * Takes the write lock when a transaction begins. After a plain `begin`, a transaction that reads before it
 * writes fails immediately if another process wrote in between (SQLITE_BUSY_SNAPSHOT).
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    const deadline = performance.now() + busyTimeout;
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
        await sleep(beginPause);
      }
    }
  }

  /** SQLite rolls back itself when the disk is full; a failing rollback would then hide that error. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!errorMessage(error).includes('no transaction is active')) throw error;
    });
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === 5;

/** SQLite also rolls back `create table`, so an interrupted migration leaves nothing behind. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

const cachedStatements = 200;

/** Caches prepared statements by their text: preparing costs more than running most queries. */
function withStatementCache(connection: DatabaseSync): SqliteDatabase {
  const cache = new LRUCache<string, SqliteStatement>({
    max: cachedStatements,
    memoMethod: (text) => toKysely(connection.prepare(text), () => connection.prepare(text)),
  });
  return { prepare: (text) => cache.memo(text), close: () => connection.close() };
}

function toKysely(statement: StatementSync, again: () => StatementSync): SqliteStatement {
  return {
    // `insert … returning` has columns as well, not only `select`.
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(toSql)),
    run: (parameters) => {
      const { changes, lastInsertRowid } = statement.run(...parameters.map(toSql));
      return { changes, lastInsertRowid };
    },
    // A statement must not run while it is being iterated, so each iteration gets its own statement.
    iterate: (parameters) => again().iterate(...parameters.map(toSql)),
  };
}

/** Converts booleans and `undefined`, which Node's driver rejects. */
function toSql(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}: convert it to text first`);
}
