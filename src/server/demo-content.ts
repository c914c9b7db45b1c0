import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { EntryKind } from '#schemas/entry.ts';
import { refreshListedEntries } from './db/content/listed-entries.ts';
import { removeEntries } from './db/content/publish.ts';
import type { Database } from './db/database.ts';
import type { Tables } from './db/tables.ts';

/** Note of the publish that adds the demo content to an empty database. */
export const demoNote = 'demo content';

/** An entry by its kind and id. */
export interface EntryName {
  kind: EntryKind;
  id: string;
}

/** Result of a removal. */
export interface Removal {
  /** The revision without the demo content; undefined if there was nothing to remove. */
  revision?: string;
  removed: readonly EntryName[];
  /** Demo entries that were edited since. */
  changed: readonly EntryName[];
  /** Demo menu items that stay because they have child items that are not demo content. */
  holding: readonly EntryName[];
}

export interface RemovalOptions {
  clock: () => Date;
  /** All entries of the demo content, to recognise edited ones. */
  known: readonly EntryName[];
}

/**
 * Removes all unedited demo entries in one publish.
 * An entry counts as demo content by the revision that changed it last: the demo revision has the note
 * `demoNote` and precedes all other publishes. A later publish can repeat the note, but not that position.
 * @throws the database error; nothing is removed then
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

/** Splits the entries into unedited demo content and all others. */
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

/** Ids of all ancestors of these menu items. They must stay, because the items are reachable only through them. */
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
