import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/** Submissions of visitors and their idempotency keys (`../tables.ts`). */
export const submissions = ({ text }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('submission')
      .addColumn('id', text, (column) => column.notNull().primaryKey())
      .addColumn('call', text, (column) => column.notNull())
      .addColumn('reference', text, (column) => column.notNull().unique())
      .addColumn('language', text, (column) => column.notNull())
      .addColumn('body', text, (column) => column.notNull())
      .addColumn('status', 'integer', (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('idempotency_key')
      .addColumn('key', text, (column) => column.notNull().primaryKey())
      .addColumn('call', text, (column) => column.notNull())
      .addColumn('body_hash', text, (column) => column.notNull())
      .addColumn('answer', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .execute();
  },
});
