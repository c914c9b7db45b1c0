import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/** Preview links of releases, which show every page. */
export const releasePreviews = (_columns: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('preview_link').addColumn('release', 'integer').execute();
  },
});
