import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/** Index of uploaded files (`../tables.ts`). The files are in `DATA_DIR/media`. */
export const media = ({ text }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('media')
      .addColumn('id', text, (column) => column.notNull().primaryKey())
      .addColumn('hash', text, (column) => column.notNull().unique())
      .addColumn('address', text, (column) => column.notNull().unique())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('type', text, (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('width', 'integer')
      .addColumn('height', 'integer')
      .addColumn('tint', text)
      .addColumn('alt', text, (column) => column.notNull())
      .addColumn('focal', text)
      .addColumn('widths', text)
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('by_name', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('media_waiting').on('media').columns(['state', 'at']).execute();
  },
});
