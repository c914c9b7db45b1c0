import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/** Index of the editor's search (`../tables.ts`). A server fills it after its start (`../search/repair-search.ts`). */
export const searchIndex = ({ text, words, countingKey, createWordIndex }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('search_entry')
      .addColumn('row', 'integer', countingKey)
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('version', text, (column) => column.notNull())
      .addColumn('text', text, (column) => column.notNull())
      .addColumn('words', words, (column) => column.notNull())
      .addUniqueConstraint('search_entry_key', ['kind', 'id'])
      .execute();
    await createWordIndex(db);
  },
});
