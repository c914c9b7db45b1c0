import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { reduceMotion } from '#tests/ui/reduce-motion.ts';
import { show } from '#tests/ui/show.tsx';
import type { Row } from './index.ts';
import View from './View.tsx';

const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    title: `Story ${index}`,
    date: '2026-11-20',
    cover: { src: `/media/cover-default.svg?${index}` },
    href: `/news/newsInfoDetail?id=${index}`,
    newTab: false,
  }));

function start(count: number) {
  const data = { items: rowsOf(count), page: 1, pages: 1, total: count };
  const source = { call: 'newsPage' as const, params: { pageSize: 10 } };
  const { container } = show(
    <View
      id="news"
      props={{ source, detailPath: '/news/newsInfoDetail', scroller: true, covers: true }}
      data={{ list: { state: 'ready', data } }}
      first
    />,
  );
  const strip = container.querySelector('section[aria-label="Cover pictures"] ul');
  if (!strip) throw new Error('there is no strip of covers');
  return { container, strip };
}

const back = () => page.getByRole('button', { name: 'Scroll back' });
const on = () => page.getByRole('button', { name: 'Scroll on' });

it('[NLST-02] shows arrows only if the covers overflow, and scrolls by 400 px', async () => {
  await page.viewport(1280, 800);
  await reduceMotion(true);
  const { strip } = start(10);
  await expect.element(on()).toBeVisible();
  expect(back().query()).toBeNull();
  await on().click();
  await expect.poll(() => Math.round(strip.scrollLeft)).toBe(400);
  await on().click();
  await expect.poll(() => Math.round(strip.scrollLeft)).toBe(800);
  await back().click();
  await expect.poll(() => Math.round(strip.scrollLeft)).toBe(400);
  strip.scrollTo({ left: strip.scrollWidth });
  await expect.poll(() => on().query()).toBeNull();
  await reduceMotion(false);
});

it('[NLST-02] shows no arrows if the covers fit', async () => {
  await page.viewport(1280, 800);
  start(3);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([back().query(), on().query()]).toEqual([null, null]);
});

it('[NLST-02] keeps a focused arrow at the end of the strip, and hides it when the focus leaves', async () => {
  await page.viewport(1280, 800);
  await reduceMotion(true);
  const { strip } = start(10);
  await expect.element(on()).toBeVisible();
  await on().click();
  strip.scrollTo({ left: strip.scrollWidth, behavior: 'instant' });
  await expect.element(back()).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Scroll on');
  await back().click();
  strip.scrollTo({ left: strip.scrollWidth, behavior: 'instant' });
  await expect.poll(() => on().query()).toBeNull();
  await reduceMotion(false);
});

it('[NLST-02] scrolls from a cover to its item, focuses and marks it', async () => {
  await page.viewport(1280, 600);
  await reduceMotion(true);
  const { container } = start(10);
  const link = page.getByRole('link', { name: 'Go to: Story 3' });
  await link.click();
  const row = container.querySelector('#news-row-3');
  await expect.poll(() => row?.getBoundingClientRect().top).toBeLessThan(200);
  expect(document.activeElement).toBe(row);
  expect(link.element().getAttribute('aria-current')).toBe('true');
  expect(container.querySelectorAll('[aria-current=true]')).toHaveLength(1);
  await reduceMotion(false);
});
