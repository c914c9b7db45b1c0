import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isRecord } from '#schemas/is-record.ts';
import type { Columns } from '../dialects/engine.ts';

/**
 * The id of a page no longer changes with its path (`schemas/entry.ts`). Until now the id was the path: a page
 * that was moved gets the versions of its former ids.
 */
export const pageIdentity = ({ text }: Columns): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('listed_entry').addColumn('path', text).execute();
    await db.schema.alterTable('preview_link').addColumn('page', text).execute();
    const tables = db.$extendTables<Tables>();
    await tables
      .updateTable('listed_entry')
      .set({ path: sql.ref('id') })
      .where('kind', '=', 'page')
      .execute();
    for (const move of await movesOf(tables)) await joinVersions(tables, move);
  },
});

/** The columns that this migration reads or writes, as they are now: later versions may change them. */
type Tables = {
  listed_entry: { kind: string; id: string; path: string | null };
  entry_version: { id: number; kind: string; entry_id: string; revision: number; entry: string | null };
};

type Fields = Record<string, unknown>;
const fieldsIn = (value: unknown): Fields => (isRecord(value) ? value : {});
const read = (json: string): Fields => fieldsIn(JSON.parse(json));

interface Move {
  from: string;
  to: string;
  /** Row that says that the page at the old path was removed. */
  removal: number;
}

/**
 * The moves of pages, oldest first. A move published three things in one revision: a page that was not at the new path before,
 * its removal at the old path, and in most cases a redirect. Without a redirect, the blocks must be equal.
 */
async function movesOf(db: Kysely<Tables>): Promise<Move[]> {
  const rows = await db
    .selectFrom('entry_version')
    .select(['id', 'kind', 'entry_id', 'revision', 'entry'])
    .where('kind', 'in', ['page', 'redirect'])
    .orderBy('id')
    .execute();
  /** Blocks of the pages that are published at this point. */
  const present = new Map<string, string>();
  const appeared = new Map<number, { id: string; blocks: string }[]>();
  const removals: { from: string; removal: number; revision: number; blocks: string }[] = [];
  const redirects = new Map<string, unknown>();
  for (const { id, kind, entry_id, revision, entry } of rows) {
    const data = entry === null ? {} : fieldsIn(read(entry).data);
    if (kind === 'redirect') redirects.set(`${revision} ${entry_id}`, data.to);
    else if (entry === null) {
      removals.push({ from: entry_id, removal: id, revision, blocks: present.get(entry_id) ?? '' });
      present.delete(entry_id);
    } else {
      const blocks = JSON.stringify(data.blocks ?? []);
      if (!present.has(entry_id))
        appeared.set(revision, [...(appeared.get(revision) ?? []), { id: entry_id, blocks }]);
      present.set(entry_id, blocks);
    }
  }
  return removals.flatMap(({ from, removal, revision, blocks }) => {
    const target = redirects.get(`${revision} ${from}`);
    const pages = appeared.get(revision) ?? [];
    const page =
      pages.find(({ id }) => id === target) ??
      pages.find((one) => blocks !== '' && blocks !== '[]' && one.blocks === blocks);
    return page ? [{ from, to: page.id, removal }] : [];
  });
}

/** Gives the versions before a move to the page at the new path. Versions of a later page at the old path stay there. */
async function joinVersions(db: Kysely<Tables>, { from, to, removal }: Move): Promise<void> {
  await db.deleteFrom('entry_version').where('id', '=', removal).execute();
  const rows = await db
    .selectFrom('entry_version')
    .select(['id', 'entry'])
    .where('kind', '=', 'page')
    .where('entry_id', '=', from)
    .where('id', '<', removal)
    .execute();
  for (const { id, entry } of rows) {
    const state = entry === null ? null : read(entry);
    const next = state && { ...state, id: to, data: { path: from, ...fieldsIn(state.data) } };
    await db
      .updateTable('entry_version')
      .set({ entry_id: to, entry: next && JSON.stringify(next) })
      .where('id', '=', id)
      .execute();
  }
}
