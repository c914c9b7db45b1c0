import { expect, it } from 'vitest';
import { temporaryFolder, testClock, watchedConnection } from '../../../tests/support/database.ts';
import { openDatabase } from './database.ts';
import { publish } from './publish.ts';
import { createCounts, latestRevision } from './revision.ts';

const story = (id: string) => ({ kind: 'news', id, data: { title: id } }) as const;

it('counts once a revision, and again after a publish', async () => {
  const dataDir = temporaryFolder();
  const database = await openDatabase({ dataDir });
  const { db, statements } = watchedConnection(dataDir);
  const count = createCounts(db);
  const counted = () => statements.filter((text) => text.includes('count(*)')).length;

  await publish(database, { put: [story('a'), story('b')] }, testClock);
  expect(await count('news', 'zh-CN')).toBe(2);
  expect(await count('news', 'zh-CN')).toBe(2);
  expect(counted()).toBe(1);
  expect(await count('news', 'en-US')).toBe(2);
  expect(counted()).toBe(2);

  await publish(database, { remove: [story('a')] }, testClock);
  expect(await latestRevision(db)).toBe('2');
  expect(await count('news', 'zh-CN')).toBe(1);
  expect(counted()).toBe(3);
  await database.close();
});
