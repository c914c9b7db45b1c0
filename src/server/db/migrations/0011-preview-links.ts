import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/** A preview link shows one page, can be listed and revoked, and ends with its maker's account. */
export const previewLinks = ({ text }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of ['id', 'address', 'account_id', 'created_at'])
      await db.schema.alterTable('preview_link').addColumn(column, text).execute();
  },
});
