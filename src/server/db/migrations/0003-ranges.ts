import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/**
 * Last day of entries with a date range (`../tables.ts`), and an index for lists by date within a facet. The index
 * contains `until`, so that the days of the whole schedule are read from the index only.
 */
export const ranges = ({ text }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const table of ['entry', 'entry_text'])
      await db.schema.alterTable(table).addColumn('until', text).execute();

    await db.schema
      .createIndex('entry_text_dated')
      .on('entry_text')
      .columns(['kind', 'language', 'facet', 'date desc', 'id desc', 'until'])
      .execute();
  },
});
