import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/** Folder, tags and earlier versions of uploaded files (`../tables.ts`). */
export const mediaVersions = ({ text, countingKey }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of ['file', 'folder', 'tags'])
      await db.schema.alterTable('media').addColumn(column, text).execute();

    await db.schema
      .createTable('media_version')
      .addColumn('id', 'integer', countingKey)
      .addColumn('media_id', text, (column) => column.notNull().references('media.id').onDelete('cascade'))
      .addColumn('hash', text, (column) => column.notNull().unique())
      .addColumn('file', text, (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('width', 'integer')
      .addColumn('height', 'integer')
      .addColumn('tint', text)
      .addColumn('widths', text)
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('by_name', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('media_version_of').on('media_version').columns(['media_id', 'id']).execute();
  },
});
