import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/** Colour of pictures with a transparent ground (`../tables.ts`), measured afterwards for those that exist. */
export const pictureInk = ({ text }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const table of ['media', 'media_version'])
      await db.schema.alterTable(table).addColumn('ink', text).execute();
  },
});
