import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { EntryKind } from '#schemas/entry.ts';
import { refreshListedEntries } from './db/content/listed-entries.ts';
import { removeEntries } from './db/content/publish.ts';
import type { Database } from './db/database.ts';
import type { Tables } from './db/tables.ts';

/** The note of the publish that puts the demo content into an empty database. */
export const demoNote = 'demo content';

/** An entry by its kind and id. */
export interface EntryName {
  kind: EntryKind;
  id: string;
}

/** What a removal did. */
export interface Removal {
  /** The revision without the demo content; undefined when there was nothing to remove. */
  revision?: string;
  removed: readonly EntryName[];
  /** Entries of the demo content that somebody has changed since. */
  changed: readonly EntryName[];
  /** Demo menu items that stay because an item of somebody else stands below them. */
  holding: readonly EntryName[];
}

export interface RemovalOptions {
  clock: () => Date;
  /** Every entry of the demo content, to tell which of them somebody has changed. */
  known: readonly EntryName[];
}

/**
 * Removes every demo entry that nobody has changed, in one publish.
 *
 * The mark of the demo content is who changed an entry last: each entry names its revision, and the demo content is
 * the publish with `demoNote` that comes before everything anybody else published. A note can be repeated later; that
 * place cannot.
 *
 * @throws the error of the database; then nothing is removed.
 */
export function removeDemoContent(database: Database, { clock, known }: RemovalOptions): Promise<Removal> {
  const at = clock().toISOString();
  const nameOf = ({ kind, id }: EntryName) => `${kind} ${id}`;
  const knownNames = new Set(known.map(nameOf));
  return database.write(async (tx) => {
    await database.lockRevisions(tx);
    const [demo, others] = await splitEntries(tx);
    const changed = others.filter((entry) => knownNames.has(nameOf(entry)));
    const needed = await menuItemsAbove(tx, others);
    const holding = demo.filter(({ kind, id }) => kind === 'menu' && needed.has(id));
    const removed = demo.filter((entry) => !holding.includes(entry));
    if (removed.length === 0) return { removed, changed, holding };
    const { id } = await tx
      .insertInto('revision')
      .values({ at, note: 'demo content removed' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await removeEntries(tx, removed);
    await refreshListedEntries(tx, removed);
    await database.refreshStatistics(tx);
    return { revision: String(id), removed, changed, holding };
  });
}

/** The entries of the demo content as it was seeded, and all others. */
async function splitEntries(tx: Kysely<Tables>): Promise<[demo: EntryName[], others: EntryName[]]> {
  const revisions = await tx.selectFrom('revision').select(['id', 'note']).orderBy('id').execute();
  const firstOther = revisions.findIndex(({ note }) => note !== demoNote);
  const seeding = new Set(
    (firstOther === -1 ? revisions : revisions.slice(0, firstOther)).map(({ id }) => id),
  );
  const entries = await tx
    .selectFrom('entry')
    .select(['kind', 'id', 'revision'])
    .orderBy('kind')
    .orderBy('id')
    .execute();
  const isDemo = (entry: { revision: number }) => seeding.has(entry.revision);
  return [entries.filter(isDemo), entries.filter((entry) => !isDemo(entry))];
}

const menuItemSchema = z.object({ parentId: z.coerce.string().optional().catch(undefined) });

/** The ids of all menu items above the given ones: without them nobody would find what stands below. */
async function menuItemsAbove(tx: Kysely<Tables>, entries: readonly EntryName[]): Promise<Set<string>> {
  const rows = await tx.selectFrom('entry').select(['id', 'data']).where('kind', '=', 'menu').execute();
  const parents = new Map(
    rows.map(({ id, data }) => [id, menuItemSchema.parse(JSON.parse(data)).parentId] as const),
  );
  const above = new Set<string>();
  const climb = (id: string | undefined): void => {
    if (id === undefined || above.has(id)) return;
    above.add(id);
    climb(parents.get(id));
  };
  for (const { kind, id } of entries) if (kind === 'menu') climb(parents.get(id));
  return above;
}
