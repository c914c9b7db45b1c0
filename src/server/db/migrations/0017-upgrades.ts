import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/** What releases that run side by side have to know of each other: migrations that both need, and their hashed files. */
export const upgrades = ({ text }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('required_migration')
      .addColumn('name', text, (column) => column.primaryKey())
      .execute();
    await db.schema
      .createTable('released_file')
      .addColumn('path', text, (column) => column.primaryKey())
      .addColumn('encoding', text)
      .addColumn('content', text, (column) => column.notNull())
      .addColumn('used_at', text, (column) => column.notNull())
      .execute();
  },
});
