import { LRUCache } from 'lru-cache';
import type { PageLoader } from '#registry/load-page.ts';
import { columnsOf, rowsToPublish } from '../../db/content/entry-rows.ts';
import type { Overlay } from '../../db/content/overlay-source.ts';
import { type PublishedEntry, readPublishedEntry } from '../../db/content/published-entry.ts';
import {
  pendingStates,
  plannedReleases,
  type ReleaseItemRow,
  readRelease,
  releaseItems,
} from '../../db/content/releases.ts';
import { latestRevision } from '../../db/content/revision.ts';
import type { Database } from '../../db/database.ts';
import { planPublish } from '../publish/publish-plan.ts';
import { frozenEntry, isTakenDown, itemLanguages } from './run-release.ts';

/** Releases whose pages are in memory. */
const mostLoaders = 4;

/**
 * Creates the loaders of previews of releases.
 *
 * @param loaderOver makes a loader of pages with other entries
 * @returns a function from the id of a release to its loader; undefined if the release cannot run any more
 */
export function createReleaseLoaders(
  { read }: Pick<Database, 'read'>,
  loaderOver: (overlay: Overlay) => PageLoader,
): (id: number) => Promise<PageLoader | undefined> {
  const loaders = new LRUCache<string, PageLoader>({ max: mostLoaders });
  return async (id) => {
    const items = await itemsUntil(read, id);
    if (!items) return undefined;
    // An item that is changed gets another id.
    const revision = `${await latestRevision(read)}.r${id}.${items.map((item) => item.id).join('.')}`;
    const known = loaders.get(revision);
    if (known) return known;
    const loader = loaderOver(await overlayOf(read, items, revision));
    loaders.set(revision, loader);
    return loader;
  };
}

/** The entries of a release and of those that will run before it, in their order. */
async function itemsUntil(read: Database['read'], id: number): Promise<ReleaseItemRow[] | undefined> {
  const release = await readRelease(read, id);
  if (!release || !pendingStates.some((state) => state === release.state)) return undefined;
  const planned = await plannedReleases(read);
  const index = planned.findIndex((one) => one.id === id);
  const ids = [...(index < 0 ? planned : planned.slice(0, index)).map((one) => one.id), id];
  const items = await releaseItems(read, ids);
  return ids.flatMap((one) => items.filter(({ release_id }) => release_id === one));
}

/** What visitors will get of the entries, each planned on top of what the items before it have made of it. */
async function overlayOf(
  read: Database['read'],
  items: readonly ReleaseItemRow[],
  revision: string,
): Promise<Overlay> {
  const states = new Map<string, { item: ReleaseItemRow; state: PublishedEntry | undefined }>();
  for (const item of items) {
    const name = { kind: item.kind, id: item.entry_id };
    const key = `${item.kind} ${item.entry_id}`;
    const known = states.get(key);
    const previous = known ? known.state : await readPublishedEntry(read, name);
    const only = isTakenDown(item) ? undefined : itemLanguages(item);
    const { entry, preservedRows } = planPublish({ previous, next: frozenEntry(item), only });
    const published = { revision: 0, at: '', note: null };
    const state = entry ? { entry, rows: rowsToPublish({ entry, preservedRows }), ...published } : undefined;
    states.set(key, { item, state });
  }
  const all = [...states.values()];
  return {
    revision,
    names: all.map(({ item }) => ({ kind: item.kind, id: item.entry_id })),
    entries: all.flatMap(({ state }) =>
      state ? [{ ...columnsOf(state.entry), data: JSON.stringify(state.entry.data) }] : [],
    ),
    texts: all.flatMap(({ state }) => state?.rows ?? []),
  };
}
