import type { EntryName, ListedEntry } from '#schemas/editor/editorial.ts';
import type { EntryKind } from '#schemas/entry.ts';
import { callEditor } from '../api.ts';
import { baseVersion, listedBaseVersion } from '../drafts/base-version.ts';
import { type StoredEntry, versionOf } from '../drafts/stored.ts';
import { minimalReorder } from '../minimal-reorder.ts';

/** Creates drafts that remove entries from the site. Deletes entries that were never published. */
export async function removeEntries(names: readonly EntryName[]): Promise<void> {
  const stored = await readAll(names);
  const drafts = stored
    .filter(({ entry }) => entry.published)
    .map(({ name, entry }) => ({ ...name, ...baseVersion(entry), entry: null }));
  const unpublished = draftsIn(stored.filter(({ entry }) => !entry.published));
  if (drafts.length > 0) await callEditor('saveDrafts', { drafts });
  if (unpublished.length > 0) await callEditor('discardDrafts', { drafts: unpublished });
}

/** Discards the drafts of entries. Ignores entries without a draft. */
export async function discardEntries(names: readonly EntryName[]): Promise<void> {
  const drafts = draftsIn(await readAll(names));
  if (drafts.length > 0) await callEditor('discardDrafts', { drafts });
}

interface Read {
  name: EntryName;
  entry: StoredEntry;
}

const readAll = (names: readonly EntryName[]): Promise<Read[]> =>
  Promise.all(
    names.map(async ({ kind, id }) => ({
      name: { kind, id },
      entry: await callEditor('readEntry', { kind, id }),
    })),
  );

const draftsIn = (stored: readonly Read[]) =>
  stored
    .filter(({ entry }) => entry.draft)
    .map(({ name, entry }) => ({ ...name, version: versionOf(entry) }));

interface Step {
  kind: EntryKind;
  id: string;
  /** Facet whose entries are reordered. Each facet has an order of its own. */
  facet: string | undefined;
  by: 1 | -1;
}

/** Moves an entry one position up or down in the order that visitors see. */
export async function stepEntry({ kind, id, facet, by }: Step): Promise<void> {
  const among = {
    ...({ kind, sort: 'order', pageSize: 500, whole: true } as const),
    ...(facet ? { facet } : {}),
  };
  const { items } = await callEditor('listEntries', among);
  const drafts = reordered(items, id, by);
  if (drafts.length > 0) await callEditor('saveDrafts', { drafts });
}

/** Drafts of the entries whose `sort` changes when an entry moves up (-1) or down (1). */
export function reordered(items: readonly ListedEntry[], id: string, by: 1 | -1) {
  // Entries that will be removed have no position.
  const staying = items.filter(({ state }) => state !== 'removal');
  const from = staying.findIndex((item) => item.id === id);
  const moved = staying[from];
  if (!moved || !staying[from + by]) return [];
  const after = staying.toSpliced(from, 1).toSpliced(from + by, 0, moved);
  const sorts = minimalReorder(after.map(({ entry }) => entry?.sort));
  return after.flatMap((item, index) => {
    const { kind, id: own, entry } = item;
    const sort = sorts[index];
    return entry && sort !== undefined && sort !== entry.sort
      ? [{ kind, id: own, ...listedBaseVersion(item), entry: { ...entry, sort } }]
      : [];
  });
}
