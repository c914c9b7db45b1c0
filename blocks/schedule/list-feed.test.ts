import { expect, it } from 'vitest';
import { createListFeed, type ListNews } from './list-feed.ts';

const place = { start: '2026-12-01', end: undefined, page: 1 };
const page = { items: [{ id: 'a', title: 'A' }], page: 1, pages: 1, total: 1 };
const ready: ListNews['list'] = { state: 'ready', data: page };
const forever = new AbortController().signal;

it('gives the shows of a place to who waits for them, and of no other place', async () => {
  const feed = createListFeed();
  feed.tell({ place: { ...place, page: 2 }, list: ready });
  const waited = feed.wait(place, forever);
  feed.tell({ place, list: { state: 'loading' } });
  feed.tell({ place, list: ready });
  expect(await waited).toBe(page);
  expect(await feed.wait(place, forever)).toBe(page);
});

it('[ERR-04] tells of shows that failed, and gives those that come afterwards', async () => {
  const feed = createListFeed();
  feed.tell({ place, list: { state: 'failed' } });
  await expect(feed.wait(place, forever)).rejects.toThrow('could not be had');
  feed.tell({ place, list: { state: 'loading' } });
  const again = feed.wait(place, forever);
  feed.tell({ place, list: { state: 'missing' } });
  expect((await again).items).toEqual([]);
});
