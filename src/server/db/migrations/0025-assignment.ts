import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/** The account that takes care of a request. */
export const assignment = ({ text }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('submission').addColumn('assigned_to', text).execute();
    await db.schema
      .createIndex('submission_assigned')
      .on('submission')
      .columns(['assigned_to', 'created_at', 'id'])
      .execute();
  },
});
