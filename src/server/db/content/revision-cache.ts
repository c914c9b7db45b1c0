import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '../tables.ts';
import type { Calendar } from './calendar.ts';
import { latestRevision } from './revision.ts';

/** Position of a row in its list: the value the list is ordered by, and the id that breaks ties. */
export interface Cursor {
  at: string | number;
  id: string;
}

/** Returns the cached value of a key, or creates it. Concurrent callers share one pending creation. */
export type GetOrCreate<T> = (key: string, make: () => Promise<T>) => Promise<T>;

/** Values that need a scan of a whole list, computed once per revision. */
export interface RevisionCache {
  /** Number of rows of a facet. */
  counts: GetOrCreate<number>;
  /** The cursor of every n-th row of a list. */
  cursors: GetOrCreate<readonly Cursor[]>;
  calendars: GetOrCreate<Calendar>;
}

/** Keys per cache: far more than pages use, and a bound if a client requests every combination. */
const capacity = 64;

/**
 * Creates a cache that is emptied when the revision changes; content changes only by publishing.
 *
 * @returns a function that reads the revision first, then gives its cache: no value is older than its revision
 */
export function createRevisionCache(
  db: Kysely<Tables>,
  revisionOf: (db: Kysely<Tables>) => Promise<string> = latestRevision,
): () => Promise<RevisionCache> {
  let current = { revision: '', cache: emptyCache() };
  return async () => {
    const revision = await revisionOf(db);
    if (current.revision !== revision) current = { revision, cache: emptyCache() };
    return current.cache;
  };
}

const emptyCache = (): RevisionCache => ({
  counts: createCache(),
  cursors: createCache(),
  calendars: createCache(),
});

/** An LRU cache. Failed creations are not cached. */
function createCache<T extends NonNullable<unknown>>(): GetOrCreate<T> {
  const cache = new LRUCache<string, T, () => Promise<T>>({
    max: capacity,
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // If a key is evicted while its value is being created, its callers still get the value.
    ignoreFetchAbort: true,
  });
  return (key, make) => cache.forceFetch(key, { context: make });
}
