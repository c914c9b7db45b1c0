import type { Kysely } from 'kysely';
import type { Engine } from './dialects/engine.ts';
import { openPostgres } from './dialects/postgres.ts';
import { openSqlite } from './dialects/sqlite.ts';
import { migrate } from './migrations/migrate.ts';
import type { Tables } from './tables.ts';
import { createWriter, type Job } from './writer.ts';

/** The embedded content server's database: one writer, many readers (architecture, decision 7). */
export interface Database extends Pick<Engine, 'lockRevisions' | 'refreshStatistics'> {
  /** For queries; sees every write that has been acknowledged. */
  read: Kysely<Tables>;
  /**
   * Runs a job in a transaction, together with the others that wait; resolves after the commit.
   * The job awaits nothing but its own queries, and has no other effects: it may still be rolled back.
   */
  write<T>(job: Job<T>): Promise<T>;
  /** Finishes the writes that wait, then lets go of file or connections. */
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** `postgres://…`; without it a SQLite file stands in `dataDir`. */
  url?: string | undefined;
  dataDir: string;
}

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws SetupError, one sentence for whoever starts the program: the folder cannot be made or written, the file is no
 * database, a newer version wrote it, PostgreSQL cannot be reached or refuses the password.
 */
export async function openDatabase({ url, dataDir }: DatabaseSettings): Promise<Database> {
  const engine = url === undefined ? openSqlite(dataDir) : openPostgres(url);
  try {
    await migrate(engine);
  } catch (error) {
    await closeEngine(engine);
    throw engine.explain(error);
  }
  const { write, close } = createWriter(engine.writer);
  return {
    read: engine.reader,
    write,
    lockRevisions: engine.lockRevisions,
    refreshStatistics: engine.refreshStatistics,
    close: async () => {
      await close();
      await closeEngine(engine);
    },
  };
}

/** The readers first: the last connection of SQLite, if it may write, folds its log back into the database file. */
async function closeEngine({ reader, writer }: Engine): Promise<void> {
  await reader.destroy();
  await writer.destroy();
}
