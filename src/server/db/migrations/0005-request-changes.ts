import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/** Changes of a request after its submission (`../tables.ts`). */
export const requestChanges = ({ text, countingKey }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('submission_change')
      .addColumn('id', 'integer', countingKey)
      .addColumn('submission_id', text, (column) =>
        column.notNull().references('submission.id').onDelete('cascade'),
      )
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('who', text, (column) => column.notNull())
      .addColumn('what', text, (column) => column.notNull())
      .addColumn('fields', text)
      .execute();

    await db.schema
      .createIndex('submission_change_of')
      .on('submission_change')
      .columns(['submission_id', 'id'])
      .execute();
  },
});
