import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually } from '#tests/support/eventually.ts';
import { show } from '#tests/ui/show.tsx';
import type { ArticleRow, NewsCard } from './articles.ts';
import definition from './index.ts';
import View from './View.tsx';

const missing = { state: 'missing' } as const;

const row = (id: number): ArticleRow => ({
  ...{ id: String(id), title: `Item ${id}`, date: '2026-11-20' },
  ...{ href: `/news/newsInfoDetail?id=${id}`, newTab: false },
});
const cards: NewsCard[] = [1, 2, 3, 4, 5, 6].map(row);

const start = () =>
  show(
    <View
      id="news"
      props={definition.schema.parse(definition.example)}
      data={{
        news: { state: 'ready', data: { cards, rows: [row(7)] } },
        tabs: {
          state: 'ready',
          data: {
            label: 'Tenders',
            tabs: [
              { id: 'a', label: 'Procurement', href: '/notice/a', type: 'PURCHASE' },
              { id: 'b', label: 'Trade', href: '/notice/b', type: 'CLINCH_DEAL' },
            ],
          },
        },
        JOURNALISM: missing,
        PURCHASE: { state: 'ready', data: [row(8)] },
        CLINCH_DEAL: { state: 'ready', data: [] },
      }}
      first={false}
    />,
  );

const slides = () => [...document.querySelectorAll<HTMLElement>('.swiper-slide')];
const inView = () => {
  const box = document.querySelector('.swiper')?.getBoundingClientRect();
  return slides()
    .filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return box && left >= box.left - 1 && right <= box.right + 1;
    })
    .map((slide) => slide.querySelector('h3')?.textContent);
};
const gap = () => {
  const [first, second] = slides();
  return Math.round(
    (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().right ?? 0),
  );
};

beforeEach(async () => {
  await page.viewport(1440, 900);
  await userEvent.hover(document.body, { position: { x: 2, y: 890 } }).catch(() => {});
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the news carousel', () => {
  it('[NEWS-01] shows four cards on desktop and one on a narrow screen, 40 px apart', async () => {
    start();
    await expect.poll(inView).toEqual(['Item 1', 'Item 2', 'Item 3', 'Item 4']);
    expect(gap()).toBe(40);
    await page.viewport(390, 844);
    await expect.poll(inView).toEqual(['Item 1']);
    expect(gap()).toBe(40);
  });

  it('[NEWS-01] advances after 300000 ms', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    start();
    const active = () => document.querySelector('.swiper-slide-active h3')?.textContent;
    await eventually(() => expect(active()).toBe('Item 1'));
    await vi.advanceTimersByTimeAsync(299_000);
    expect(active()).toBe('Item 1');
    await vi.advanceTimersByTimeAsync(1_000);
    await eventually(() => expect(active()).toBe('Item 2'));
  });
});

it('[NOTC-03] the see-more link follows the open tab of the notices, and an empty list has a notice', async () => {
  start();
  const more = () =>
    page
      .getByRole('link', { name: /^See more/ })
      .elements()
      .filter((link) => link.checkVisibility())
      .map((link) => link.getAttribute('href'));
  await expect.poll(more).toEqual(['/news/newsInfo', '/notice/a']);
  await page.getByRole('tab', { name: 'Trade' }).click();
  await expect.poll(more).toEqual(['/news/newsInfo', '/notice/b']);
  await expect.element(page.getByText('No data')).toBeVisible();
});
