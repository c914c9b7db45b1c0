import type { EntryName, ListedEntry } from '#schemas/editor/editorial.ts';
import type { EntryKind } from '#schemas/entry.ts';
import { callEditor } from '../api.ts';
import { baseVersion, listedBaseVersion } from '../drafts/base-version.ts';
import { type StoredEntry, versionOf } from '../drafts/stored.ts';
import { minimalReorder } from '../minimal-reorder.ts';

/** Drafts that remove entries from the site; what was never published just goes. */
export async function removeEntries(names: readonly EntryName[]): Promise<void> {
  const stored = await readAll(names);
  const drafts = stored
    .filter(({ entry }) => entry.published)
    .map(({ name, entry }) => ({ ...name, ...baseVersion(entry), entry: null }));
  const unpublished = draftsIn(stored.filter(({ entry }) => !entry.published));
  if (drafts.length > 0) await callEditor('saveDrafts', { drafts });
  if (unpublished.length > 0) await callEditor('discardDrafts', { drafts: unpublished });
}

/** Throws the drafts of entries away; those without one are left alone. */
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
  /** Among which entries; those of other facets have an order of their own. */
  facet: string | undefined;
  by: 1 | -1;
}

/** Moves an entry one place up or down, as visitors see them. */
export async function stepEntry({ kind, id, facet, by }: Step): Promise<void> {
  const among = {
    ...({ kind, sort: 'order', pageSize: 500, whole: true } as const),
    ...(facet ? { facet } : {}),
  };
  const { items } = await callEditor('listEntries', among);
  const drafts = reordered(items, id, by);
  if (drafts.length > 0) await callEditor('saveDrafts', { drafts });
}

/** The drafts of those whose `sort` must change when an entry goes up (-1) or down (1). */
export function reordered(items: readonly ListedEntry[], id: string, by: 1 | -1) {
  // What is to be removed has no place any more.
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
