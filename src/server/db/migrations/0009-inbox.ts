import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/** Inbox columns and notes of requests (`../tables.ts`), and an index for each list of the inbox. */
export const inbox = ({ text, countingKey }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('submission').addColumn('read_at', text).execute();
    await db.schema.alterTable('submission').addColumn('search', text).execute();
    await db.schema.alterTable('submission_change').addColumn('by_name', text).execute();

    const lists = {
      submission_newest: [],
      submission_of_call: ['call'],
      submission_of_status: ['status'],
      submission_of_both: ['call', 'status'],
    };
    for (const [name, filters] of Object.entries(lists))
      await db.schema
        .createIndex(name)
        .on('submission')
        .columns([...filters, 'created_at', 'id'])
        .execute();

    await db.schema
      .createIndex('submission_unread')
      .on('submission')
      .column('read_at')
      .where('read_at', 'is', null)
      .execute();

    await db.schema
      .createTable('submission_note')
      .addColumn('id', 'integer', countingKey)
      .addColumn('submission_id', text, (column) =>
        column.notNull().references('submission.id').onDelete('cascade'),
      )
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('by_name', text, (column) => column.notNull())
      .addColumn('text', text, (column) => column.notNull())
      .execute();

    await db.schema
      .createIndex('submission_note_of')
      .on('submission_note')
      .columns(['submission_id', 'id'])
      .execute();
  },
});
