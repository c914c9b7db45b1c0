import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { LRUCache } from 'lru-cache';

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
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

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
