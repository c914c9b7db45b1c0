import type { Kysely } from 'kysely';
import type { Calendar } from './calendar.ts';
import { latestRevision } from './revision.ts';
import type { Tables } from './tables.ts';

/** Where a row stands in its list: what the list is ordered by, and the id that breaks ties. */
export interface Place {
  at: string | number;
  id: string;
}

/** Gives what is kept under a key, or makes it. Whoever asks while it is being made waits for the same one. */
export type Remember<T> = (key: string, make: () => Promise<T>) => Promise<T>;

/** What takes a look at whole lists to find out, and therefore is found out once a revision. */
export interface Kept {
  /** How many rows a facet has. */
  counts: Remember<number>;
  /** Every so many rows of a list, the place of one. */
  places: Remember<readonly Place[]>;
  calendars: Remember<Calendar>;
}

/** Keys of one sort; far more than the lists that pages ask for, and a bound for whoever asks for every combination. */
const roomFor = 64;

/**
 * What is kept of the current revision: content changes only by publishing. The revision is read before anything is
 * made, so that nothing is older than the revision it is kept under.
 */
export function createKept(
  db: Kysely<Tables>,
  revisionOf: (db: Kysely<Tables>) => Promise<string> = latestRevision,
): () => Promise<Kept> {
  let current = { revision: '', kept: nothingYet() };
  return async () => {
    const revision = await revisionOf(db);
    if (current.revision !== revision) current = { revision, kept: nothingYet() };
    return current.kept;
  };
}

const nothingYet = (): Kept => ({ counts: remember(), places: remember(), calendars: remember() });

/** The least recently used is forgotten first; what could not be made is forgotten at once. */
function remember<T>(): Remember<T> {
  const made = new Map<string, Promise<T>>();
  return (key, make) => {
    const value = made.get(key) ?? make();
    made.delete(key);
    made.set(key, value);
    value.catch(() => made.get(key) === value && made.delete(key));
    const [oldest] = made.keys();
    if (made.size > roomFor && oldest !== undefined) made.delete(oldest);
    return value;
  };
}
