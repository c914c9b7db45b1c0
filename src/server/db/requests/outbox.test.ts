import { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import { onEveryEngine, openTestDatabase, sqlite, testTime } from '#tests/support/database.ts';
import type { Database } from '../database.ts';
import {
  addNotices,
  claim,
  countGivenUp,
  dueNotices,
  markFailed,
  markSent,
  nextAttemptAt,
} from './outbox.ts';

const created_at = testTime.toISOString();
const minutesLater = (minutes: number) => new Date(testTime.getTime() + minutes * 60_000);

/** Stores a submission and queues mails about it. */
async function notice(database: Database, ids: readonly string[]): Promise<void> {
  await database.write(async (tx) => {
    const submission = {
      call: 'createSuggestion',
      language: 'en-US',
      body: '{}',
      status: 0,
      created_at,
    } as const;
    await tx
      .insertInto('submission')
      .values({ ...submission, id: 's', reference: 'r' })
      .execute();
    await addNotices(
      tx,
      ids.map((id) => ({ id, submission_id: 's', kind: 'venue', created_at })),
    );
  });
}

const idsDue = async ({ read }: Database, now: Date) => (await dueNotices(read, now, 10)).map(({ id }) => id);

onEveryEngine('the outbox', (engine) => {
  it('rolls back mails together with their submission', async () => {
    const database = await openTestDatabase(engine);
    await notice(database, ['a']);
    await expect(notice(database, ['b'])).rejects.toThrow();
    expect(await idsDue(database, testTime)).toEqual(['a']);
  });

  it('leases a mail to one process at a time, and to another after the lease expires', async () => {
    const database = await openTestDatabase(engine);
    await notice(database, ['a', 'b']);
    const [first] = await dueNotices(database.read, testTime, 1);
    if (!first) throw new Error('a mail is due');
    const claims = await Promise.all([1, 2, 3].map(() => claim(database, first, minutesLater(10))));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await idsDue(database, minutesLater(9))).toEqual(['b']);
    expect(await idsDue(database, minutesLater(10))).toEqual(['b', 'a']);
    expect(await claim(database, first, minutesLater(20))).toBe(false);
  });

  it('ignores a failure from a process whose lease has expired', async () => {
    const database = await openTestDatabase(engine);
    await notice(database, ['a']);
    const [seen] = await dueNotices(database.read, testTime, 1);
    if (!seen) throw new Error('a mail is due');
    await claim(database, seen, minutesLater(10));
    const [again] = await dueNotices(database.read, minutesLater(10), 1);
    if (!again) throw new Error('the lease is over');
    expect(again).toMatchObject({ attempts: 1 });
    await claim(database, again, minutesLater(20));
    await markFailed(database, {
      table: 'outbox',
      id: 'a',
      lease: minutesLater(10),
      error: 'late',
      nextAt: undefined,
    });
    expect(await nextAttemptAt(database.read)).toEqual(minutesLater(20));
    await markSent(database, { table: 'outbox', id: 'a' }, minutesLater(11));
    expect(await nextAttemptAt(database.read)).toBeUndefined();
    expect(await countGivenUp(database.read)).toBe(0);
  });
});

it('finds due mails with an index that contains only pending mails', async () => {
  const { read } = await openTestDatabase(sqlite);
  const text = read
    .selectFrom('outbox')
    .select('id')
    .where('next_at', '<=', '')
    .orderBy('next_at')
    .orderBy('id')
    .compile();
  const { rows } = await read.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${text.sql}`, [...text.parameters]),
  );
  expect(rows.map(({ detail }) => detail)).toEqual([
    expect.stringMatching(/^SEARCH outbox USING .*INDEX outbox_due/),
  ]);
});
