import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/**
 * What each language of an entry lacks, and when an account has seen what others changed. The revision -1 makes the next list of the editor derive all rows again, with those of
 * this table.
 */
export const translations = ({ text }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('translation')
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('language', text, (column) => column.notNull())
      .addColumn('missing', 'integer', (column) => column.notNull())
      .addColumn('older', 'integer', (column) => column.notNull())
      .addColumn('since', text, (column) => column.notNull())
      .addColumn('written_at', text)
      .addPrimaryKeyConstraint('translation_key', ['kind', 'id', 'language'])
      .execute();
    await db.schema
      .createIndex('translation_by_since')
      .on('translation')
      .columns(['language', 'since', 'kind', 'id'])
      .execute();
    await db.schema
      .createTable('home_visit')
      .addColumn('account_id', text, (column) => column.notNull().primaryKey())
      .addColumn('seen_at', text, (column) => column.notNull())
      .execute();
    await sql`update listed_entry set revision = -1`.execute(db);
  },
});
