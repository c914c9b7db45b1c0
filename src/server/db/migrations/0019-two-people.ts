import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/** Saves that a draft contains, and versions that were not chosen in a conflict (`../tables.ts`). */
export const twoPeople = ({ text, countingKey }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('draft').addColumn('saves', text).execute();
    await db.schema
      .createTable('unchosen_version')
      .addColumn('id', 'integer', countingKey)
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('entry_id', text, (column) => column.notNull())
      .addColumn('entry', text, (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('by', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('unchosen_version_of_entry')
      .on('unchosen_version')
      .columns(['kind', 'entry_id', 'id'])
      .execute();
  },
});
