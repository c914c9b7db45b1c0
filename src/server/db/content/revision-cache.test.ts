import { expect, it } from 'vitest';
import { openTestDatabase, sqlite, testClock } from '#tests/support/database.ts';
import type { Database } from '../database.ts';
import { publish } from './publish.ts';
import { latestRevision } from './revision.ts';
import { createRevisionCache } from './revision-cache.ts';

const cacheOf = ({ read }: Database) => createRevisionCache(() => latestRevision(read));

const story = { kind: 'news', id: 'a', data: { title: 'A' } } as const;

it('computes a value once per revision, and again after a publish', async () => {
  const database = await openTestDatabase(sqlite);
  const keptNow = cacheOf(database);
  let asked = 0;
  const count = async () => (await keptNow()).counts('news', async () => ++asked);

  expect(await Promise.all([count(), count()])).toEqual([1, 1]);
  expect(await count()).toBe(1);
  await publish(database, { put: [story] }, testClock);
  expect(await count()).toBe(2);
});

it('retries after a failure', async () => {
  const { counts } = await cacheOf(await openTestDatabase(sqlite))();
  await expect(counts('news', () => Promise.reject(new Error('no connection')))).rejects.toThrow(
    'no connection',
  );
  expect(await counts('news', async () => 3)).toBe(3);
});

it('evicts the least recently used values', async () => {
  const { counts } = await cacheOf(await openTestDatabase(sqlite))();
  const made: string[] = [];
  const ask = (key: string) => counts(key, async () => made.push(key));
  for (let index = 0; index < 1000; index++) {
    await ask('always');
    await ask(`once ${index}`);
  }
  await ask('once 999');
  await ask('once 0');
  expect(made.filter((key) => key === 'always')).toHaveLength(1);
  expect(made.filter((key) => key === 'once 999')).toHaveLength(1);
  expect(made.filter((key) => key === 'once 0')).toHaveLength(2);
});

it('returns a value whose key is evicted while the value is being created', async () => {
  const { counts } = await cacheOf(await openTestDatabase(sqlite))();
  const values = Array.from({ length: 100 }, (_, index) => counts(`key ${index}`, async () => index));
  expect((await Promise.all(values)).slice(0, 3)).toEqual([0, 1, 2]);
});
