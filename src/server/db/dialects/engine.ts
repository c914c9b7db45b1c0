import type { ColumnDataType, ColumnDefinitionBuilder, Kysely, Logger, RawBuilder } from 'kysely';
import type { SetupError } from '../../setup-error.ts';
import type { Tables } from '../tables.ts';

/**
 * A database engine: two sets of connections, and everything in which engines differ. No other code checks
 * which engine it runs on.
 */
export interface Engine {
  /** The one connection that writes; only `createWriter` and the migrations use it. */
  writer: Kysely<Tables>;
  /** Connections for reading. They never block a write. */
  reader: Kysely<Tables>;
  columns: Columns;
  words: WordIndex;
  /**
   * Blocks every other publish until `tx` ends, in other processes too, and reports its commit to their
   * `CommitWatch`.
   */
  lockRevisions(tx: Kysely<Tables>): Promise<void>;
  commits: CommitWatch;
  /**
   * Sends a text of at most 7,000 bytes to all processes that use the database. It is not stored, and lost where a
   * process is not connected. On SQLite, one process has the database and hears nothing.
   */
  announce(text: string): Promise<void>;
  /** Calls the listener with each announced text, also with those of this process. */
  onAnnouncement(listener: (text: string) => void): void;
  /** True while the database does not answer. Queries then fail at once, until it answers again. */
  isAway(): boolean;
  /** Call after the migrations: from then on writes have a time limit. */
  limitWrites(): void;
  /** Updates the query planner's statistics, after a large change and in its transaction. */
  refreshStatistics(tx: Kysely<Tables>): Promise<void>;
  /** Explains to the operator why opening failed. Never contains a password. */
  explain(error: unknown): SetupError;
}

/** Is called after each query, with its text without parameters. */
export type NoteQuery = (pool: 'read' | 'write', statement: string, milliseconds: number) => void;

/** @returns options of the connections of a pool, which cost nothing while nobody notes queries */
export const noting = (pool: 'read' | 'write', noteQuery: NoteQuery | undefined): { log?: Logger } =>
  noteQuery
    ? { log: ({ query, queryDurationMillis }) => noteQuery(pool, query.sql, queryDurationMillis) }
    : {};

/** The database does not answer: it is stopped, frozen or unreachable. Whether a commit that was sent is stored is unknown. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError';

  constructor(options?: ErrorOptions) {
    super('the database does not answer', options);
  }
}

/** Notices publishes of any process without a query for each request. */
export interface CommitWatch {
  /**
   * A number that changes with every publish, and possibly with other commits. Undefined while a publish of
   * another process could go unnoticed.
   */
  count(): number | undefined;
  /** Call after every commit of this process. */
  committed(): void;
  /** See `Database.onCommit`. */
  subscribe(listener: () => void): void;
  close(): Promise<void>;
}

/** Column types of the migrations. */
export interface Columns {
  /** Text that is compared byte by byte, so that ties are broken alike on both engines. */
  text: ColumnDataType | RawBuilder<unknown>;
  /** Makes an integer column an auto-incrementing primary key that never reuses a number. */
  countingKey: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
  /** Type of a column with words, separated by blanks. */
  words: ColumnDataType | RawBuilder<unknown>;
  /** Indexes the words of `search_entry`: from then on every change of a row changes its index in the same transaction. */
  createWordIndex: (db: Kysely<unknown>) => Promise<void>;
  /**
   * From then on, `count` of the only row of a table grows with every row of other tables that is added, changed or removed, in
   * the same transaction.
   */
  countChanges: (db: Kysely<unknown>, counter: string, tables: readonly string[]) => Promise<void>;
}

/** Finds rows of `search_entry` that have all of some words. Words consist of letters, digits and private-use characters only. */
export interface WordIndex {
  /** Runs queries on a connection that uses the index. */
  reading<T>(db: Kysely<Tables>, queries: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** `… where …` for a statement that counts rows. */
  fromMatching(words: readonly string[]): RawBuilder<unknown>;
  /** The same for a statement that uses columns of `search_entry`, in any order. */
  fromMatchingRows(words: readonly string[]): RawBuilder<unknown>;
  /**
   * The same for a statement that selects `search_entry.row`, with `order by …` at its end: the latest change first.
   * @param and further conditions
   */
  newestMatching(words: readonly string[], and: RawBuilder<unknown>): RawBuilder<unknown>;
  /** The same for words with many rows: may find only those among the latest rows, which is faster. */
  latestMatching(words: readonly string[], and: RawBuilder<unknown>): RawBuilder<unknown>;
}
