import { expect, it } from 'vitest';
import { createPageFeed, type PageNews } from './page-feed.ts';

const ready: PageNews<string> = { state: 'ready', data: 'page 1' };
const forever = new AbortController().signal;

it('delivers the data of an address only to those who wait for that address', async () => {
  const feed = createPageFeed<string>();
  feed.tell('?page=2', { state: 'ready', data: 'page 2' });
  const waited = feed.wait('', forever);
  feed.tell('', { state: 'loading' });
  feed.tell('', ready);
  expect(await waited).toBe('page 1');
  expect(await feed.wait('', forever)).toBe('page 1');
});

it('[ERR-04] rejects on failed data, and delivers later data', async () => {
  const feed = createPageFeed<string>();
  feed.tell('', { state: 'failed' });
  await expect(feed.wait('', forever)).rejects.toThrow('failed');
  feed.tell('', { state: 'loading' });
  const again = feed.wait('', forever);
  feed.tell('', { state: 'missing' });
  expect(await again).toBeUndefined();
});

it('drops a waiter that was aborted', async () => {
  const feed = createPageFeed<string>();
  const left = new AbortController();
  let heard = false;
  feed.wait('', left.signal).then(() => {
    heard = true;
  });
  left.abort();
  feed.tell('', ready);
  await Promise.resolve();
  expect(heard).toBe(false);
});
