import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/** Limits of accounts to sections of the menu and kinds of content. */
export const accountLimits = ({ text }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('account').addColumn('limits', text).execute();
  },
});
