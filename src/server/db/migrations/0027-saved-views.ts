import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/** Saved views of the editor's lists (`../tables.ts`). */
export const savedViews = ({ text, countingKey }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('saved_view')
      .addColumn('id', 'integer', countingKey)
      .addColumn('account_id', text, (column) => column.notNull())
      .addColumn('by', text, (column) => column.notNull())
      .addColumn('list', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('search', text, (column) => column.notNull())
      .addColumn('shared', 'integer', (column) => column.notNull())
      .addUniqueConstraint('saved_view_name', ['account_id', 'list', 'name'])
      .execute();
  },
});
