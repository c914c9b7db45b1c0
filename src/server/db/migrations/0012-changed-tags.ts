import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/** JSON: the tags of the content that a revision changed (`../content/changed-tags.ts`). */
export const changedTags = ({ text }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('revision').addColumn('changed', text).execute();
  },
});
