import { afterEach, expect, it, vi } from 'vitest';
import { createPageFeed } from '#blocks/page-feed.ts';
import type { ShowPage } from '#machines/schedule-page.ts';
import { readScheduleUrl } from '../schedule-url.ts';
import type { ListView } from '../schedule-views.ts';
import { startList } from './start-list.ts';

afterEach(() => void vi.useRealTimers());

it('[EVT-03] renders nothing while one types, and the list once the visitor pauses', async () => {
  vi.useFakeTimers();
  const counts = { coming: 1, past: 0 };
  const list: ShowPage = {
    open: [],
    items: [{ id: '1', title: 'Tea' }],
    page: 1,
    pages: 1,
    total: 1,
    counts,
  };
  const feed = createPageFeed<ShowPage>();
  const views: ListView[] = [];
  const shared: unknown[] = [];
  const { send, stop } = startList({
    opening: { ...readScheduleUrl({}), state: 'ready', list },
    feed,
    show: (view) => views.push(view),
    share: ({ text }) => shared.push(text),
  });
  views.length = 0;
  for (const text of ['t', 'te', 'tea', 'tea f', 'tea fair']) {
    send({ type: 'type', text });
    await vi.advanceTimersByTimeAsync(249);
  }
  expect({ views, shared }).toEqual({ views: [], shared: [] });
  await vi.advanceTimersByTimeAsync(1);
  expect(views).toMatchObject([{ state: 'loading', text: 'tea fair' }]);
  feed.tell('text=tea+fair', { state: 'ready', data: list });
  await vi.advanceTimersByTimeAsync(0);
  expect(views).toMatchObject([{ state: 'loading' }, { state: 'ready', text: 'tea fair' }]);
  expect(shared).toEqual(['tea fair']);
  stop();
});
