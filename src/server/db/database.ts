import type { Kysely } from 'kysely';
import { lockForServer } from '../data-lock.ts';
import type { Log } from '../log.ts';
import { DatabaseAwayError, type Engine, type NoteQuery } from './dialects/engine.ts';
import { openSqlite } from './dialects/sqlite.ts';
import { migrate } from './migrations/migrate.ts';
import type { Tables } from './tables.ts';
import { createWriter, type Job } from './writer.ts';

/** The database of the embedded content server: one writer, many readers (architecture, decision 7). */
export interface Database
  extends Pick<
    Engine,
    'isAway' | 'lockRevisions' | 'refreshStatistics' | 'announce' | 'onAnnouncement' | 'words'
  > {
  /** For queries. Sees every acknowledged write. */
  read: Kysely<Tables>;
  /**
   * Runs a job in a transaction shared with other waiting jobs, and resolves after the commit. A job awaits
   * only its own queries and has no other effects, because it can be rolled back and run again.
   * @throws the error of the job or of the commit; nothing is stored then, unless it is a `DatabaseAwayError`
   * @example await database.write((tx) => tx.deleteFrom('draft').where('id', '=', id).execute())
   */
  write<T>(job: Job<T>): Promise<T>;
  /**
   * A number that changes with every publish of any process, and possibly with other commits; costs no query. Undefined
   * while publishes of other processes could go unnoticed.
   */
  commitCount(): number | undefined;
  /**
   * Calls the listener soon after commits: at least after each publish of this process, and on PostgreSQL of others. One
   * call may mean several commits.
   */
  onCommit(listener: () => void): void;
  /** Number of writes that wait for a transaction. */
  waitingWrites(): number;
  /** Finishes waiting writes, then closes the file or the connections. */
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** `postgres://…`; if absent, a SQLite file in `dataDir` is used. */
  url?: string | undefined;
  dataDir: string;
  /** False if another program runs the migrations; an unfinished database is then refused. Default: true. */
  mayMigrate?: boolean | undefined;
  /** Receives a line when the database stops answering and when it answers again. */
  log?: Log;
  /** Is called after each query. */
  noteQuery?: NoteQuery | undefined;
}

/**
 * Opens the database and runs pending migrations.
 *
 * @returns the database; close it once at shutdown
 * @throws {SetupError} with one sentence for the operator: the folder cannot be created or written, the file is damaged
 * or not a database, a backup is being restored, a newer version has written it, migrations are pending that may not run, PostgreSQL cannot be reached or
 * refuses the password
 * @example
 * const database = await openDatabase({ dataDir: './data' });
 */
export async function openDatabase({
  url,
  dataDir,
  mayMigrate = true,
  log = () => {},
  noteQuery,
}: DatabaseSettings): Promise<Database> {
  const engine = url === undefined ? openSqlite(dataDir, noteQuery) : await postgresAt(url, log, noteQuery);
  const lock = lockForServer(dataDir);
  try {
    await migrate(engine, mayMigrate);
  } catch (error) {
    await closeEngine(engine);
    lock?.release();
    throw engine.explain(error);
  }
  engine.limitWrites();
  const { write, waiting, close } = createWriter(engine.writer);
  return {
    read: engine.reader,
    isAway: engine.isAway,
    write: async (job) => {
      // Waiting would only lengthen the queue.
      if (engine.isAway()) throw new DatabaseAwayError();
      try {
        return await write(job);
      } finally {
        engine.commits.committed();
      }
    },
    commitCount: engine.commits.count,
    onCommit: engine.commits.subscribe,
    waitingWrites: waiting,
    lockRevisions: engine.lockRevisions,
    refreshStatistics: engine.refreshStatistics,
    announce: engine.announce,
    onAnnouncement: engine.onAnnouncement,
    words: engine.words,
    close: async () => {
      await close();
      await closeEngine(engine);
      lock?.release();
    },
  };
}

/** Loads the driver only if it is used. */
async function postgresAt(url: string, log: Log, noteQuery: NoteQuery | undefined): Promise<Engine> {
  const { openPostgres } = await import('./dialects/postgres.ts');
  return openPostgres(url, log, noteQuery);
}

/**
 * Closes the readers first: SQLite merges its write-ahead log into the database file when the last connection
 * closes, if that connection may write.
 */
async function closeEngine({ reader, writer, commits }: Engine): Promise<void> {
  await commits.close();
  await reader.destroy();
  await writer.destroy();
}
