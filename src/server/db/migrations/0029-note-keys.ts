import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/** Keys of notes on requests, so that a note that is sent again is stored once. Notes of earlier releases have none. */
export const noteKeys = ({ text }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('submission_note').addColumn('key', text).execute();
    await db.schema
      .createIndex('submission_note_key')
      .on('submission_note')
      .columns(['submission_id', 'key'])
      .unique()
      .execute();
  },
});
