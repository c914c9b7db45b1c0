import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/** The review queue, comments on entries, mails about them, and settings of the editor (`../tables.ts`). */
export const reviews = ({ text, countingKey }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('review')
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('entry_id', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('entry', text)
      .addColumn('account_id', text, (column) => column.notNull())
      .addColumn('by', text, (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('message', text)
      .addColumn('round', 'integer', (column) => column.notNull())
      .addColumn('returned_by', text)
      .addColumn('returned_at', text)
      .addColumn('reason', text)
      .addPrimaryKeyConstraint('review_key', ['kind', 'entry_id'])
      .execute();
    await db.schema
      .createTable('comment_thread')
      .addColumn('id', 'integer', countingKey)
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('entry_id', text, (column) => column.notNull())
      .addColumn('block', text)
      .addColumn('field', text)
      .addColumn('resolved_by', text)
      .addColumn('resolved_at', text)
      .execute();
    await db.schema
      .createIndex('comment_thread_of_entry')
      .on('comment_thread')
      .columns(['kind', 'entry_id', 'id'])
      .execute();
    await db.schema
      .createTable('entry_comment')
      .addColumn('id', 'integer', countingKey)
      .addColumn('thread_id', 'integer', (column) =>
        column.notNull().references('comment_thread.id').onDelete('cascade'),
      )
      .addColumn('account_id', text, (column) => column.notNull())
      .addColumn('by', text, (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('text', text, (column) => column.notNull())
      .addColumn('mentions', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('entry_comment_of_thread').on('entry_comment').column('thread_id').execute();
    await db.schema
      .createTable('colleague_mail')
      .addColumn('id', text, (column) => column.notNull().primaryKey())
      .addColumn('account_id', text, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('entry_kind', text, (column) => column.notNull())
      .addColumn('entry_id', text, (column) => column.notNull())
      .addColumn('by', text, (column) => column.notNull())
      .addColumn('language', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_at', text)
      .addColumn('sent_at', text)
      .addColumn('error', text)
      .execute();
    await db.schema
      .createIndex('colleague_mail_due')
      .on('colleague_mail')
      .columns(['next_at', 'id'])
      .where('next_at', 'is not', null)
      .execute();
    await db.schema
      .createTable('editor_setting')
      .addColumn('name', text, (column) => column.notNull().primaryKey())
      .addColumn('value', text, (column) => column.notNull())
      .execute();
  },
});
