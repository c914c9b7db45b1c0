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

/** Kysely over one connection of Node's own SQLite driver: opened at the first query, closed by `destroy`. */
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
 * Takes the write lock when a transaction begins. With a plain `begin` a transaction that reads before it writes fails
 * at once, without waiting, when another process wrote in between (SQLITE_BUSY_SNAPSHOT).
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite rolls back `create table` as well, so a migration that is interrupted leaves nothing behind. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

const cachedStatements = 200;

/** Prepared statements by their text, the least recently used forgotten: preparing costs more than most queries. */
function withStatementCache(connection: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>();
  const prepare = (text: string): SqliteStatement => {
    const statement = cache.get(text) ?? toKysely(connection.prepare(text), () => connection.prepare(text));
    cache.delete(text);
    cache.set(text, statement);
    const [oldest] = cache.keys();
    if (cache.size > cachedStatements && oldest !== undefined) cache.delete(oldest);
    return statement;
  };
  return { prepare, close: () => connection.close() };
}

function toKysely(statement: StatementSync, again: () => StatementSync): SqliteStatement {
  return {
    // Columns come back from `insert … returning` too, not only from `select`.
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(toSql)),
    run: (parameters) => {
      const { changes, lastInsertRowid } = statement.run(...parameters.map(toSql));
      return { changes, lastInsertRowid };
    },
    // A statement that is still being iterated must not be run again: an iteration gets one of its own.
    iterate: (parameters) => again().iterate(...parameters.map(toSql)),
  };
}

/** Node's driver refuses booleans and undefined. */
function toSql(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}: convert it to text first`);
}
