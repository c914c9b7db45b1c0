import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { errorMessage } from '#lib/error-message.ts';
import { SetupError } from '../../setup-error.ts';
import type { Tables } from '../tables.ts';
import type { Columns, Engine } from './engine.ts';

/** How long a query waits for a connection before it fails. */
const connectionTimeout = 10_000;
const readConnections = 8;

const columns: Columns = {
  // The collation of a server would break ties between ids otherwise than SQLite does.
  text: sql`text collate "C"`,
  countingKey: (column) => column.generatedAlwaysAsIdentity().primaryKey(),
};

/**
 * PostgreSQL behind `postgres://user:password@host:port/database`. Connects at the first query.
 *
 * @throws SetupError when the address cannot be understood; it is not repeated, it may hold a password.
 */
export function openPostgres(url: string): Engine {
  if (!/^postgres(ql)?:/.test(url) || !URL.canParse(url))
    throw new SetupError(
      'DATABASE_URL is not understood: write postgres://user:password@host:5432/database, or leave it empty to use SQLite.',
    );
  return {
    writer: connect(url, 1, flushEveryCommit),
    reader: connect(url, readConnections),
    columns,
    // Numbers of a sequence may be committed out of order by two processes; then the highest would not be the latest.
    lockRevisions: async (tx) => {
      await sql`lock table revision in exclusive mode`.execute(tx);
    },
    // Until it has counted by itself, a minute later, it takes a large table for an empty one and sorts it whole for a page
    // of ten: 39 ms instead of 1 ms with 50,000 articles.
    refreshStatistics: async (tx) => {
      await sql`analyze entry, entry_text, listed_entry`.execute(tx);
    },
    explain: (error) => explainFailure(new URL(url), error),
  };
}

/**
 * A submission is acknowledged after its commit and must survive a power cut, even where the server, the database or the
 * account is set not to wait for the disk. A stricter setting stays.
 */
const flushEveryCommit = async (client: pg.ClientBase) => {
  await client.query(
    "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'",
  );
};

function connect(
  connectionString: string,
  max: number,
  onConnect?: (client: pg.ClientBase) => Promise<void>,
): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: connectionTimeout,
    keepAlive: true,
    application_name: 'pavilion',
    ...(onConnect ? { onConnect } : {}),
  });
  // A connection that breaks while no query runs on it must not end the process, whether it is idle or in the middle of
  // a transaction: the pool drops it, what is next on it fails, and the next query opens another.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Codes of PostgreSQL (its manual, appendix A) that whoever starts the program can do something about. */
const causes: Record<string, string> = {
  '28P01': 'refuses the user name or password: correct them in DATABASE_URL',
  '28000': 'does not let this user in: correct DATABASE_URL, or allow the user in pg_hba.conf',
  '3D000': 'has no such database: create it, or correct DATABASE_URL',
  '42501': 'does not let this user create tables: grant it, or use another user in DATABASE_URL',
  '53300': 'has no connection left: raise max_connections, or stop other programs',
  '57P03': 'is still starting: try again in a moment',
};

function explainFailure(url: URL, error: unknown): SetupError {
  if (error instanceof SetupError) return error;
  const where = `PostgreSQL at ${url.hostname || 'localhost'}:${url.port || '5432'}${url.pathname}`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = code || errorMessage(error);
  // A code of five characters comes from a server that answered; anything else means that none did.
  const cause = /^[0-9A-Z]{5}$/.test(code)
    ? (causes[code] ?? `cannot be used (${reason}): see its log`)
    : `cannot be reached (${reason}): start it, or correct DATABASE_URL`;
  return new SetupError(`${where} ${cause}.`, { cause: error });
}
