import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/** Parts of pictures that content names (`../tables.ts`). */
export const mediaCrops = ({ text }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('media_crop')
      .addColumn('file', text, (column) => column.notNull())
      .addColumn('part', text, (column) => column.notNull())
      .addColumn('widths', text)
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('copy_at', text)
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('unused_at', text)
      .addPrimaryKeyConstraint('media_crop_key', ['file', 'part'])
      .execute();
  },
});
