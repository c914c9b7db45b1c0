import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/**
 * The last day of what lasts (`../tables.ts`), and the order of lists by date within a facet. The index holds `until`
 * too, so that the days of the whole schedule are read from it alone.
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
