import { LRUCache } from 'lru-cache';
import type { Calendar } from './calendar.ts';
import type { Fields } from './contract-item.ts';

/** Position of a row in its list: the value the list is ordered by, and the id that breaks ties. */
export interface Cursor {
  at: string | number;
  id: string;
}

/** Returns the cached value of a key, or creates it. Concurrent callers share one pending creation. */
export type GetOrCreate<T> = (key: string, make: () => Promise<T>) => Promise<T>;

/** An item of a list. If it is not clean, answers with it have to be parsed. */
export interface CachedItem {
  item: Fields;
  isClean: boolean;
}

/** Parts of lists, and values that need a scan of a whole list: computed once per revision. */
export interface RevisionCache {
  /** Number of rows of a facet. */
  counts: GetOrCreate<number>;
  /** The cursor of every n-th row of a list. */
  cursors: GetOrCreate<readonly Cursor[]>;
  calendars: GetOrCreate<Calendar>;
  /** Items of a part of a list. */
  blocks: GetOrCreate<readonly CachedItem[]>;
}

/** Keys per cache: far more than pages use, and a bound if a client requests every combination. */
const capacity = 64;

/**
 * Creates a cache that is emptied when the revision changes; content changes only by publishing.
 *
 * @param mostBlocks maximum number of parts of lists
 * @returns a function that reads the revision first, then gives its cache: no value is older than its revision
 */
export function createRevisionCache(
  revisionNow: () => Promise<string>,
  mostBlocks = capacity,
): () => Promise<RevisionCache> {
  let current = { revision: '', cache: emptyCache(mostBlocks) };
  return async () => {
    const revision = await revisionNow();
    if (current.revision !== revision) current = { revision, cache: emptyCache(mostBlocks) };
    return current.cache;
  };
}

const emptyCache = (mostBlocks: number): RevisionCache => ({
  counts: createCache(),
  cursors: createCache(),
  calendars: createCache(),
  blocks: createCache(mostBlocks),
});

/** An LRU cache. Failed creations are not cached. */
function createCache<T extends NonNullable<unknown>>(max = capacity): GetOrCreate<T> {
  const cache = new LRUCache<string, T, () => Promise<T>>({
    max,
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // If a key is evicted while its value is being created, its callers still get the value.
    ignoreFetchAbort: true,
  });
  return (key, make) => cache.forceFetch(key, { context: make });
}
