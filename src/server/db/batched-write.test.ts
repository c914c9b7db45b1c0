import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { onEveryEngine, openTestDatabase, sqlite } from '#tests/support/database.ts';
import { createBatchedWrite } from './batched-write.ts';
import { DatabaseAwayError } from './dialects/engine.ts';
import type { Tables } from './tables.ts';

/** Stores texts as revisions; the text `bad` fails. */
async function storeNotes(tx: Kysely<Tables>, notes: readonly string[]): Promise<string[]> {
  const values = notes.map((note) => ({ at: 'now', note }));
  await tx.insertInto('revision').values(values).execute();
  if (notes.includes('bad')) throw new Error('a bad note');
  return notes.map((note) => `${note} of ${notes.length}`);
}

onEveryEngine('items that come in at the same time', (engine) => {
  it('are stored by one job, and each gets its own result', async () => {
    const database = await openTestDatabase(engine);
    const store = createBatchedWrite(database, storeNotes);
    expect(await Promise.all(['a', 'b', 'c'].map(store))).toEqual(['a of 3', 'b of 3', 'c of 3']);
    expect(await store('d')).toBe('d of 1');
  });

  it('are stored one by one if one of them fails: only that one is rejected', async () => {
    const database = await openTestDatabase(engine);
    const store = createBatchedWrite(database, storeNotes);
    const outcomes = await Promise.allSettled(['a', 'bad', 'c'].map(store));
    expect(outcomes).toEqual([
      { status: 'fulfilled', value: 'a of 1' },
      { status: 'rejected', reason: new Error('a bad note') },
      { status: 'fulfilled', value: 'c of 1' },
    ]);
    const rows = await database.read.selectFrom('revision').select('note').orderBy('id').execute();
    expect(rows.map(({ note }) => note)).toEqual(['a', 'c']);
  });
});

describe('an item', () => {
  it('is stored by a new job after a job was refused before it ran', async () => {
    const database = await openTestDatabase(sqlite);
    let isAway = true;
    const store = createBatchedWrite(
      {
        write: async (job) => {
          if (isAway) throw new DatabaseAwayError();
          return database.write(job);
        },
      },
      storeNotes,
    );
    await expect(store('a')).rejects.toThrow(DatabaseAwayError);
    isAway = false;
    expect(await store('b')).toBe('b of 1');
  });

  it('is refused while 2,000 others wait', async () => {
    const store = createBatchedWrite({ write: () => new Promise(() => {}) }, storeNotes);
    for (let count = 0; count < 2_000; count += 1) void store('waits');
    await expect(store('late')).rejects.toThrow('More than 2000 submissions are waiting');
  });
});
