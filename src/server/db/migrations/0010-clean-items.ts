import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/** Parsed and sanitised items (`../content/clean-item.ts`). Drafts have none: they are cleaned when they are read. */
export const cleanItems = ({ text }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of ['clean_item', 'clean_detail'])
      await db.schema.alterTable('entry_text').addColumn(column, text).execute();

    await sql`drop view preview_entry_text`.execute(db);
    await sql`create view preview_entry_text as
      select kind, id, language, facet, sort, date, until, item, data, clean_item, clean_detail from entry_text
      where not exists (select 1 from draft where draft.kind = entry_text.kind and draft.id = entry_text.id)
      union all
      select kind, id, language, facet, sort, date, until, item, data, null, null from draft_text`.execute(
      db,
    );
  },
});
