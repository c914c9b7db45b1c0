import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/** Releases: what is published or taken down together, at a time or when somebody asks for it (`../tables.ts`). */
export const releases = ({ text, countingKey }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('release')
      .addColumn('id', 'integer', countingKey)
      .addColumn('name', text)
      .addColumn('note', text)
      .addColumn('run_at', text)
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('account_id', text, (column) => column.notNull())
      .addColumn('by', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('fence', 'integer', (column) => column.notNull())
      .addColumn('claimed_until', text)
      .addColumn('finished_at', text)
      .addColumn('revision', 'integer')
      .addColumn('issues', text)
      .execute();
    await db.schema
      .createIndex('release_by_state')
      .on('release')
      .columns(['state', 'run_at', 'id'])
      .execute();
    await db.schema
      .createTable('release_item')
      .addColumn('id', 'integer', countingKey)
      .addColumn('release_id', 'integer', (column) =>
        column.notNull().references('release.id').onDelete('cascade'),
      )
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('entry_id', text, (column) => column.notNull())
      .addColumn('entry', text)
      .addColumn('languages', text)
      .addColumn('draft_version', 'integer', (column) => column.notNull())
      .addColumn('base_revision', 'integer', (column) => column.notNull())
      .addColumn('redirect_to', text)
      .addUniqueConstraint('release_item_key', ['release_id', 'kind', 'entry_id'])
      .execute();
  },
});
