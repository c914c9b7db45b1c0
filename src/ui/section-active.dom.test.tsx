import { afterEach, expect, it } from 'vitest';
import { activeMark, watchActive } from './section-active.ts';

afterEach(() => document.body.replaceChildren());

/** Lets observers report. */
const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

it('[HOME-03] reports when a section becomes the current one and when it no longer is', async () => {
  document.body.innerHTML = '<div data-block="x" data-active="false"><p></p></div>';
  const section = document.body.querySelector('[data-block]');
  const told: boolean[] = [];
  const unwatch = watchActive(document.querySelector('p'), (active) => told.push(active));
  expect(told).toEqual([false]);
  for (const value of ['true', 'false']) {
    section?.setAttribute(activeMark, value);
    await soon();
  }
  expect(told).toEqual([false, true, false]);
  unwatch();
  section?.setAttribute(activeMark, 'true');
  await soon();
  expect(told).toHaveLength(3);
});

it('treats every section as current on a page without a pager', () => {
  document.body.innerHTML = '<div data-block="x"><p></p></div><b></b>';
  const told: boolean[] = [];
  for (const name of ['p', 'b', 'i'])
    watchActive(document.querySelector(name), (active) => told.push(active));
  expect(told).toEqual([true, true, true]);
});
