import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type Breaker, createBreaker } from '#lib/breaker.ts';
import { errorMessage } from '#lib/error-message.ts';
import type { Log } from '../../log.ts';
import { SetupError } from '../../setup-error.ts';
import type { Tables } from '../tables.ts';
import { createCommitListeners } from './commit-listeners.ts';
import {
  type Columns,
  type CommitWatch,
  DatabaseAwayError,
  type Engine,
  type NoteQuery,
  noting,
  type WordIndex,
} from './engine.ts';
import { closeSoon, guardPool, isAnswer } from './guarded-pool.ts';

/** Milliseconds a query waits for a connection before it fails. */
const connectionTimeout = 10_000;
const readConnections = 8;
/** Milliseconds after which a query fails here. The server ends it earlier, unless it does not answer. */
const queryLimit = 10_000;
/** Milliseconds after which the server ends a read, a wait for a lock, and a transaction without a statement. */
const serverLimits = { read: 9_000, lock: 5_000, idleTransaction: 30_000 };

/** Milliseconds without an answer after which the server is probed. */
const patience = 1_000;
/** Milliseconds that a probe may take to connect, and to ask. */
const probeLimit = 1_000;
const probePause = 500;

/** Channels of `listen` and `notify`. */
const publishes = 'pavilion_publishes';
const announcements = 'pavilion_announcements';
/** Milliseconds between two tests of the listening connection, and the time that each may take. */
const heartbeat = 5_000;
/** Milliseconds before a lost listening connection is opened again. */
const reconnectPause = 1_000;

const columns: Columns = {
  // The server's default collation could order ids differently from SQLite.
  text: sql`text collate "C"`,
  countingKey: (column) => column.generatedAlwaysAsIdentity().primaryKey(),
  // A text of words separated by blanks is a valid value, whatever the server's text search configurations are.
  words: sql`tsvector`,
  createWordIndex: async (db) => {
    await db.schema
      .createIndex('search_entry_words')
      .on('search_entry')
      .using('gin')
      .column('words')
      .execute();
  },
  // Transactions count when they commit: they wait for nothing after they have changed the counter, so no two of them ever wait
  // for each other.
  countChanges: async (db, counter, tables) => {
    await sql.raw(countingFunction(counter)).execute(db);
    for (const table of tables)
      await sql
        .raw(
          `create constraint trigger ${table}_counted after insert or update or delete on ${table}
            deferrable initially deferred for each row execute function count_${counter}()`,
        )
        .execute(db);
  },
};

/**
 * The function that triggers of a counter call. A database into which a backup is restored has it before its tables, because
 * backups hold tables with their triggers but no functions.
 * @param counter name of a table with one row and the column `count`
 * @returns SQL
 */
export const countingFunction = (counter: string): string =>
  `create or replace function count_${counter}() returns trigger language plpgsql as $$ begin
    update ${counter} set count = count + 1;
    return null;
  end $$`;

/** Rows that are read for a common word before its index is: reading one takes 0.05 ms. */
const latestRows = 200;

const index: WordIndex = {
  // The planner does not know that comparing words costs more than reading rows, because they are stored apart from them: for a
  // common word it would compare those of all rows.
  reading: (db, queries) =>
    db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      return queries(tx);
    }),
  fromMatching: (words) => index.fromMatchingRows(words),
  fromMatchingRows: (words) =>
    sql`from search_entry where search_entry.words @@ ${queryText(words)}::tsquery`,
  // Apart from the planner, which takes words for rarer than they are together: the subquery hides the order from the index of rows.
  newestMatching: (
    words,
    and,
  ) => sql`from (with matching as materialized (select row ${index.fromMatchingRows(words)} ${and})
      select row from matching) as search_entry order by search_entry.row desc`,
  // The sum hides the words from their index.
  latestMatching: (
    words,
    and,
  ) => sql`from (select * from search_entry order by row desc limit ${sql.lit(latestRows)}) as search_entry
      where (search_entry.words || ''::tsvector) @@ ${queryText(words)}::tsquery ${and}
      order by search_entry.row desc`,
};

const queryText = (words: readonly string[]) => words.map((word) => `'${word}'`).join(' & ');

/**
 * Opens PostgreSQL. Connects at the first query.
 *
 * @param url `postgres://user:password@host:port/database`
 * @param log receives a line when the server stops answering and when it answers again
 * @returns the engine
 * @throws {SetupError} when the URL is invalid; the message does not repeat it, because it may contain a password
 */
export function openPostgres(url: string, log: Log = () => {}, noteQuery?: NoteQuery): Engine {
  if (!/^postgres(ql)?:/.test(url) || !URL.canParse(url))
    throw new SetupError(
      'DATABASE_URL is not understood: write postgres://user:password@host:5432/database, or leave it empty to use SQLite.',
    );
  const breaker = createServerBreaker(url, log);
  const { onAnnouncement, ...commits } = listenToOthers(url);
  let writeLimit: number | undefined;
  const reader = connect(url, {
    ...noting('read', noteQuery),
    breaker,
    max: readConnections,
    setUp: prepareReader,
    timeLimit: () => queryLimit,
    repeats: () => true,
  });
  return {
    writer: connect(url, {
      ...noting('write', noteQuery),
      breaker,
      max: 1,
      setUp: prepareWriter,
      timeLimit: () => writeLimit,
      // Nothing has happened when a transaction begins.
      repeats: (statement) => statement === 'begin',
    }),
    reader,
    columns,
    words: index,
    isAway: breaker.isOpen,
    limitWrites: () => {
      writeLimit = queryLimit;
    },
    // Two processes can commit sequence numbers out of order; then the highest revision would not be the
    // latest.
    lockRevisions: async (tx) => {
      await sql`lock table revision in exclusive mode`.execute(tx);
      // Delivered to all listeners when the transaction commits.
      await sql`select pg_notify(${publishes}, '')`.execute(tx);
    },
    announce: async (text) => {
      await sql`select pg_notify(${announcements}, ${text})`.execute(reader);
    },
    onAnnouncement,
    commits: {
      ...commits,
      close: async () => {
        breaker.stop();
        await commits.close();
      },
    },
    // Until autovacuum runs, about a minute later, the planner assumes that the table is empty and sorts all
    // of it for a page of ten: 39 ms instead of 1 ms with 50,000 articles.
    refreshStatistics: async (tx) => {
      await sql`analyze entry, entry_text, listed_entry, search_entry`.execute(tx);
    },
    explain: (error) => explainFailure(new URL(url), error),
  };
}

/**
 * Probes a server when a query has had no answer for a second. `select 1` on a new connection decides, so a slow query
 * never makes the server count as away.
 */
function createServerBreaker(connectionString: string, log: Log): Breaker {
  const probe = async () => {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: probeLimit,
      query_timeout: probeLimit,
      application_name: 'pavilion',
    });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch (error) {
      return isAnswer(error);
    } finally {
      // Waits for the server, which may be frozen.
      void client.end().catch(() => {});
    }
  };
  const onChange = (isAway: boolean) =>
    isAway
      ? log(
          'PostgreSQL does not answer: visitors get the last known pages, and requests are refused until it answers again.',
          'error',
        )
      : log('PostgreSQL answers again.');
  return createBreaker({ patience, suspects: 1, probe, pause: probePause, onChange });
}

/**
 * A submission is acknowledged after its commit and must survive a power cut, even if the server, the
 * database or the account disables synchronous commits. A stricter setting stays in force. A transaction of a process
 * that was cut off must not hold its locks for ever.
 */
const prepareWriter = async (client: pg.ClientBase) => {
  await client.query(
    `select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`,
  );
  await client.query(
    `select set_config('lock_timeout', '${serverLimits.lock}', false),
      set_config('idle_in_transaction_session_timeout', '${serverLimits.idleTransaction}', false)`,
  );
};

const prepareReader = async (client: pg.ClientBase) => {
  await client.query(`select set_config('statement_timeout', '${serverLimits.read}', false)`);
};

/**
 * Listens for publishes and announcements of other processes on a connection of its own, which is opened at the first count. A connection
 * that breaks or stays silent makes the count undefined until a new one listens.
 */
function listenToOthers(connectionString: string): CommitWatch & Pick<Engine, 'onAnnouncement'> {
  let count = 0;
  const listeners = createCommitListeners();
  const announcementListeners: ((text: string) => void)[] = [];
  const noteCommit = () => {
    count += 1;
    listeners.call();
  };
  let listening: pg.Client | undefined;
  let started: Promise<void> | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const after = (milliseconds: number, work: () => Promise<void>) => {
    timer = setTimeout(() => void work(), milliseconds);
    timer.unref();
  };

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: connectionTimeout,
      query_timeout: heartbeat,
      keepAlive: true,
      application_name: 'pavilion',
    });
    let lost = false;
    const lose = () => {
      if (lost) return;
      lost = true;
      if (listening === client) listening = undefined;
      void client.end().catch(() => {});
      if (!closed) after(reconnectPause, listen);
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === publishes) noteCommit();
      else for (const listener of announcementListeners) listener(payload);
    });
    const beat = async (): Promise<void> => {
      try {
        await client.query('select 1');
        if (!lost) after(heartbeat, beat);
      } catch {
        lose();
      }
    };
    try {
      await client.connect();
      await client.query(`listen ${publishes}; listen ${announcements}`);
      if (lost || closed) return lose();
      // A publish may have been missed before.
      count += 1;
      listening = client;
      after(heartbeat, beat);
    } catch {
      lose();
    }
  }

  return {
    count: () => {
      started ??= listen();
      return listening && count;
    },
    onAnnouncement: (listener) => {
      announcementListeners.push(listener);
      started ??= listen();
    },
    committed: noteCommit,
    subscribe: listeners.add,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await closeSoon((started ?? Promise.resolve()).then(() => listening?.end()));
    },
  };
}

interface PoolOptions
  extends Pick<Parameters<typeof guardPool>[1], 'timeLimit' | 'repeats'>,
    ReturnType<typeof noting> {
  breaker: Breaker;
  /** Number of connections. */
  max: number;
  setUp: (client: pg.ClientBase) => Promise<void>;
}

function connect(
  connectionString: string,
  { breaker, max, setUp, timeLimit, repeats, ...logging }: PoolOptions,
): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: connectionTimeout,
    keepAlive: true,
    application_name: 'pavilion',
    onConnect: setUp,
  });
  // A broken connection without a running query must not end the process, whether it is idle or inside a
  // transaction: the pool drops it, its next query fails, and later queries open a new one.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const dialect = new PostgresDialect({ pool: guardPool(pool, { breaker, timeLimit, repeats }) });
  return new Kysely<Tables>({ dialect, ...logging });
}

/** PostgreSQL error codes (manual, appendix A) that the operator can act on. */
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
  if (error instanceof DatabaseAwayError && error.cause !== undefined)
    return explainFailure(url, error.cause);
  const where = `PostgreSQL at ${url.hostname || 'localhost'}:${url.port || '5432'}${url.pathname}`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = code || errorMessage(error);
  // A five-character code comes from a server that answered; any other error means that no server answered.
  const cause = /^[0-9A-Z]{5}$/.test(code)
    ? (causes[code] ?? `cannot be used (${reason}): see its log`)
    : `cannot be reached (${reason}): start it, or correct DATABASE_URL`;
  return new SetupError(`${where} ${cause}.`, { cause: error });
}
