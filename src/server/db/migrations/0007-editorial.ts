import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';

/** Drafts, versions, editor lists and preview links (`../tables.ts`). */
export const editorial = (columns: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    await createDrafts(db, columns);
    await createVersions(db, columns);
    await createLists(db, columns);
    await createPreviews(db);
    await db.schema
      .createTable('preview_link')
      .addColumn('token_hash', columns.text, (column) => column.notNull().primaryKey())
      .addColumn('expires_at', columns.text, (column) => column.notNull())
      .addColumn('by', columns.text, (column) => column.notNull())
      .execute();
  },
});

async function createDrafts(db: Kysely<unknown>, { text, countingKey }: Columns): Promise<void> {
  await db.schema
    .createTable('draft')
    .addColumn('version', 'integer', countingKey)
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('entry', text)
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('by', text, (column) => column.notNull())
    .addColumn('facet', text)
    .addColumn('sort', 'integer')
    .addColumn('date', text)
    .addColumn('until', text)
    .addColumn('data', text)
    .addUniqueConstraint('draft_key', ['kind', 'id'])
    .execute();

  await db.schema
    .createTable('draft_text')
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('language', text, (column) => column.notNull())
    .addColumn('facet', text, (column) => column.notNull())
    .addColumn('sort', 'integer', (column) => column.notNull())
    .addColumn('date', text, (column) => column.notNull())
    .addColumn('until', text)
    .addColumn('item', text, (column) => column.notNull())
    .addColumn('data', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('draft_text_key', ['kind', 'id', 'language'])
    .addForeignKeyConstraint('draft_text_of_draft', ['kind', 'id'], 'draft', ['kind', 'id'], (constraint) =>
      constraint.onDelete('cascade'),
    )
    .execute();
}

async function createVersions(db: Kysely<unknown>, { text, countingKey }: Columns): Promise<void> {
  await db.schema
    .createTable('entry_version')
    .addColumn('id', 'integer', countingKey)
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('entry_id', text, (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('entry', text)
    .addColumn('languages', text, (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('by', text)
    .addColumn('note', text)
    .addUniqueConstraint('entry_version_key', ['kind', 'entry_id', 'revision'])
    .execute();
}

async function createLists(db: Kysely<unknown>, { text }: Columns): Promise<void> {
  await db.schema
    .createTable('listed_entry')
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('title_zh', text, (column) => column.notNull())
    .addColumn('title_en', text, (column) => column.notNull())
    .addColumn('search', text, (column) => column.notNull())
    .addColumn('facet', text)
    .addColumn('sort', 'integer', (column) => column.notNull())
    .addColumn('date', text, (column) => column.notNull())
    .addColumn('until', text)
    .addColumn('picture', text)
    .addColumn('languages', text, (column) => column.notNull())
    .addColumn('changed_at', text, (column) => column.notNull())
    .addColumn('changed_by', text)
    .addPrimaryKeyConstraint('listed_entry_key', ['kind', 'id'])
    .execute();

  for (const column of ['sort', 'date', 'title_zh', 'title_en', 'changed_at', 'state', 'facet'])
    await db.schema
      .createIndex(`listed_entry_by_${column}`)
      .on('listed_entry')
      .columns(['kind', column, 'id'])
      .execute();
}

/** Creates views of `entry` and `entry_text` as if every draft were published. */
async function createPreviews(db: Kysely<unknown>): Promise<void> {
  await sql`create view preview_entry as
    select kind, id, facet, sort, date, until, data, revision from entry
    where not exists (select 1 from draft where draft.kind = entry.kind and draft.id = entry.id)
    union all
    select kind, id, facet, sort, date, until, data, 0 as revision from draft where data is not null`.execute(
    db,
  );
  await sql`create view preview_entry_text as
    select kind, id, language, facet, sort, date, until, item, data from entry_text
    where not exists (select 1 from draft where draft.kind = entry_text.kind and draft.id = entry_text.id)
    union all
    select kind, id, language, facet, sort, date, until, item, data from draft_text`.execute(db);
}
