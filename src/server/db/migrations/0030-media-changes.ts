import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/** Counter of the changes of uploaded files and of parts of pictures (`../tables.ts`), also of those by earlier releases. */
export const mediaChanges = ({ countChanges }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('media_change')
      .addColumn('count', 'integer', (column) => column.notNull())
      .execute();
    await sql`insert into media_change (count) values (0)`.execute(db);
    await countChanges(db, 'media_change', ['media', 'media_crop']);
  },
});
