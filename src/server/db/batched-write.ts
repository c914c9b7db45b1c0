import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { DatabaseAwayError } from './dialects/engine.ts';
import type { Tables } from './tables.ts';
import { batchSize, longestQueue } from './writer.ts';

/**
 * Stores items that come in at the same time by one job, so that they share statements as well as the commit. If their
 * job fails, each item is stored by a job of its own, so that only the failing one is lost.
 * @param store stores all items or none, and returns a result for each. It may run again after a rollback
 * @returns stores an item; resolves after the commit, and rejects if it was not stored
 */
export function createBatchedWrite<Item, Result>(
  { write }: Pick<Database, 'write'>,
  store: (tx: Kysely<Tables>, items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  interface Batch {
    items: Item[];
    results: Promise<readonly Result[]>;
  }
  let open: Batch | undefined;
  let waiting = 0;

  /** A batch takes items until its job runs. */
  function begin(): Batch {
    const items: Item[] = [];
    const close = () => {
      if (open?.items === items) open = undefined;
    };
    const results = write((tx) => {
      close();
      return store(tx, items);
    });
    // A job that was refused has not run.
    results.catch(close);
    return { items, results };
  }

  async function storeIn({ items, results }: Batch, item: Item): Promise<Result> {
    const index = items.push(item) - 1;
    try {
      return resultAt(await results, index);
    } catch (error) {
      // Whether the commit is stored is unknown if the database is away.
      if (items.length === 1 || error instanceof DatabaseAwayError) throw error;
      return resultAt(await write((tx) => store(tx, [item])), 0);
    }
  }

  return async (item) => {
    if (waiting >= longestQueue) throw new Error(`More than ${longestQueue} submissions are waiting`);
    if (open === undefined || open.items.length >= batchSize) open = begin();
    waiting += 1;
    try {
      return await storeIn(open, item);
    } finally {
      waiting -= 1;
    }
  };
}

function resultAt<Result>(results: readonly Result[], index: number): Result {
  const result = results[index];
  if (result === undefined) throw new Error('A stored item has no result');
  return result;
}
