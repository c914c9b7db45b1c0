import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/** Revisions, entries, and the texts of entries by language (`schemas/entry.ts`, `../tables.ts`). */
export const content = ({ text, countingKey }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('revision')
      .addColumn('id', 'integer', countingKey)
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('note', text)
      .execute();

    await db.schema
      .createTable('entry')
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('facet', text)
      .addColumn('sort', 'integer')
      .addColumn('date', text)
      .addColumn('data', text, (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('entry_key', ['kind', 'id'])
      .execute();

    // `item` precedes `data`, so that SQLite reads list items without the overflow pages of article bodies.
    await db.schema
      .createTable('entry_text')
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('language', text, (column) => column.notNull())
      .addColumn('facet', text, (column) => column.notNull())
      .addColumn('sort', 'integer', (column) => column.notNull())
      .addColumn('date', text, (column) => column.notNull())
      .addColumn('item', text, (column) => column.notNull())
      .addColumn('data', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('entry_text_key', ['kind', 'id', 'language'])
      .addForeignKeyConstraint('entry_text_of_entry', ['kind', 'id'], 'entry', ['kind', 'id'], (constraint) =>
        constraint.onDelete('cascade'),
      )
      .execute();

    await db.schema
      .createIndex('entry_text_sorted')
      .on('entry_text')
      .columns(['kind', 'language', 'facet', 'sort', 'id'])
      .execute();

    await db.schema
      .createIndex('entry_text_newest')
      .on('entry_text')
      .columns(['kind', 'language', 'date desc', 'id desc'])
      .execute();
  },
});
