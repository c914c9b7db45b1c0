import type { ColumnDataType, ColumnDefinitionBuilder, Kysely, RawBuilder } from 'kysely';
import type { SetupError } from '../../setup-error.ts';
import type { Tables } from '../tables.ts';

/**
 * A database engine: two sets of connections and the answers to everything in which engines differ.
 * Nothing else in the project asks which engine it runs on.
 */
export interface Engine {
  /** The one connection that writes; only `createWriter` and the migrations use it. */
  writer: Kysely<Tables>;
  /** Connections for reading; a write never waits for them. */
  reader: Kysely<Tables>;
  columns: Columns;
  /** Holds every other publish back until `tx` ends, in other processes too. */
  lockRevisions(tx: Kysely<Tables>): Promise<void>;
  /** Tells the planner of queries, after a large change and in its transaction, how much there is now. */
  refreshStatistics(tx: Kysely<Tables>): Promise<void>;
  /** Why opening failed, for whoever starts the program; never shows a password. */
  explain(error: unknown): SetupError;
}

/** How an engine writes the column types of the migrations. */
export interface Columns {
  /** Text that is ordered byte by byte, so that ties are broken alike everywhere. */
  text: ColumnDataType | RawBuilder<unknown>;
  /** Turns an integer column into a primary key that counts up and never reuses a number. */
  countingKey: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
}
