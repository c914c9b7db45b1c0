import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/** Outbox of mails (`../tables.ts`). The partial index contains only pending mails. */
export const outbox = ({ text }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('outbox')
      .addColumn('id', text, (column) => column.notNull().primaryKey())
      .addColumn('submission_id', text, (column) =>
        column.notNull().references('submission.id').onDelete('cascade'),
      )
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_at', text)
      .addColumn('sent_at', text)
      .addColumn('error', text)
      .execute();

    await db.schema
      .createIndex('outbox_due')
      .on('outbox')
      .columns(['next_at', 'id'])
      .where('next_at', 'is not', null)
      .execute();

    await db.schema.createIndex('outbox_of_submission').on('outbox').column('submission_id').execute();
  },
});
