import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Calendar } from './calendar.ts';
import { latestRevision } from './revision.ts';

/** Where a row stands in its list: what the list is ordered by, and the id that breaks ties. */
export interface Cursor {
  at: string | number;
  id: string;
}

/** Gives what is kept under a key, or makes it. Whoever asks while it is being made waits for the same one. */
export type GetOrCreate<T> = (key: string, make: () => Promise<T>) => Promise<T>;

/** What takes a look at whole lists to find out, and therefore is found out once a revision. */
export interface RevisionCache {
  /** How many rows a facet has. */
  counts: GetOrCreate<number>;
  /** Every so many rows of a list, the place of one. */
  cursors: GetOrCreate<readonly Cursor[]>;
  calendars: GetOrCreate<Calendar>;
}

/** Keys of one sort; far more than the lists that pages ask for, and a bound for whoever asks for every combination. */
const capacity = 64;

/**
 * What is kept of the current revision: content changes only by publishing. The revision is read before anything is
 * made, so that nothing is older than the revision it is kept under.
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

/** The least recently used is forgotten first; what could not be made is forgotten at once. */
function createCache<T>(): GetOrCreate<T> {
  const made = new Map<string, Promise<T>>();
  return (key, make) => {
    const value = made.get(key) ?? make();
    made.delete(key);
    made.set(key, value);
    value.catch(() => made.get(key) === value && made.delete(key));
    const [oldest] = made.keys();
    if (made.size > capacity && oldest !== undefined) made.delete(oldest);
    return value;
  };
}
