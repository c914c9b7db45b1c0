import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/** Leases of processes on pictures that they copy. */
export const mediaLeases = ({ text }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('media').addColumn('copy_at', text).execute();
  },
});
