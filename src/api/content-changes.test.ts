import { expect, it } from 'vitest';
import { createContentChanges } from './content-changes.ts';

/** A source at revision 1 whose publishes a test adds, with what it was asked for. */
function publishedSource() {
  const published = new Map<string, readonly string[]>([['1', []]]);
  const asked: string[] = [];
  const source = {
    revision: async () => String(published.size),
    changedSince: async (since: string): Promise<readonly string[]> => {
      asked.push(since);
      const all = [...published].filter(([revision]) => Number(revision) > Number(since));
      // Other publishes may happen before the answer arrives.
      await new Promise((resolve) => setTimeout(resolve, 5));
      return all.flatMap(([, tags]) => tags);
    },
  };
  const publish = (...tags: string[]) => void published.set(String(published.size + 1), tags);
  return { source, publish, asked };
}

it('asks once for the changes if many calls catch up at the same moment', async () => {
  const { source, publish, asked } = publishedSource();
  const changes = createContentChanges({ source, today: () => '2026-11-29' });
  await changes.catchUp();
  const reads = changes.record();
  reads.add('news');
  publish('news');
  await Promise.all(Array.from({ length: 12 }, () => changes.catchUp()));
  expect(asked).toEqual(['1']);
  expect([reads.isFresh(), changes.count()]).toEqual([false, 2]);
});

it('applies a publish that was acknowledged while the changes of an earlier one are read', async () => {
  const { source, publish, asked } = publishedSource();
  const changes = createContentChanges({ source, today: () => '2026-11-29' });
  await changes.catchUp();
  const [news, films] = ['news', 'films'].map((tag) => {
    const reads = changes.record();
    reads.add(tag);
    return reads;
  });
  publish('news');
  const earlier = changes.catchUp();
  while (asked.length === 0) await Promise.resolve();
  publish('films');
  await changes.catchUp();
  expect([news?.isFresh(), films?.isFresh()]).toEqual([false, false]);
  await earlier;
});

it('asks again after the source could not name the changes', async () => {
  const { source, publish } = publishedSource();
  let isDown = true;
  const changedSince = async (since: string) => {
    if (isDown) throw new Error('no connection');
    return source.changedSince(since);
  };
  const changes = createContentChanges({ source: { ...source, changedSince }, today: () => '2026-11-29' });
  await changes.catchUp();
  const reads = changes.record();
  reads.add('news');
  publish('news');
  await Promise.all([changes.catchUp(), changes.catchUp()]);
  expect(reads.isFresh()).toBe(true);
  isDown = false;
  await changes.catchUp();
  expect(reads.isFresh()).toBe(false);
});
