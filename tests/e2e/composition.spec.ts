import type { Locator, Page } from '@playwright/test';
import * as z from 'zod';
import { publish } from '#server/db/content/publish.ts';
import { openDatabase } from '#server/db/database.ts';
import {
  type Composition,
  changedNames,
  composePages,
  entriesOf,
  firstDifference,
  namesInUrl,
  openingUrl,
  withoutParameters,
} from '../support/compositions.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { expect, test, withoutMotion } from '../support/site-test.ts';
import { thorough } from '../support/thorough.ts';

/** Printed with every failure: the same seed generates the same pages. */
const seed = 20_261_122;
const count = thorough ? 300 : 5;
/** Pages per test. A failure names its page, and the tests of a walk share two browsers. */
const atOnce = 10;

const listed = z.array(z.object({ type: z.string(), example: z.record(z.string(), z.unknown()) }));

let served: ServedSite;
let pages: Composition[];

test.use(withoutMotion);

test.beforeAll(async () => {
  served = await serveSite();
  const blocks = listed.parse(await (await fetch(`${served.url}/api/blocks`)).json());
  pages = composePages({
    seed,
    count,
    examples: new Map(blocks.map(({ type, example }) => [type, example])),
    // These read no URL and take seconds to draw without a GPU.
    without: ['map', 'panorama'],
  });
  const database = await openDatabase({ url: undefined, dataDir: served.dataDir });
  const films = { source: { call: 'filePage', params: { atlasTypes: 'PUBLICITY_MATERIAL', pageSize: 1 } } };
  const together = {
    path: '/rooms-and-films',
    title: { zh: '会议室与影片', en: 'Rooms and films' },
    meta: {},
    blocks: [
      { id: 'rooms', type: 'venues', props: { source: { call: 'meetingVenues' }, layout: 'tabs' } },
      { id: 'films', type: 'films', props: films },
      { id: 'more films', type: 'films', props: films },
    ],
  };
  const put = [...entriesOf(pages), { kind: 'page' as const, id: together.path, data: together }];
  await publish(database, { put }, () => new Date());
  await database.close();
});
test.afterAll(() => served.stop());

for (let from = 0; from < count; from += atOnce)
  test(`[BLK-01] [BLK-02] on composed pages ${from} to ${Math.min(from + atOnce, count) - 1} an action in one block changes no other block, and reload and back restore it`, async ({
    page,
    context,
  }) => {
    test.setTimeout(600_000);
    for (const composition of pages.slice(from, from + atOnce)) {
      await context.addCookies([{ name: 'lang', value: composition.language, url: served.url }]);
      await test.step(`seed ${seed}, ${composition.path}: ${composition.blocks.map(({ type }) => type).join(', ')}`, () =>
        tryPage(page, composition));
    }
  });

test('[BLK-01] paging another block keeps the selected tab in the URL and drops unknown parameters', async ({
  page,
}) => {
  await page.goto(`${served.url}/rooms-and-films?utm_source=mail&venue=2`);
  await page.getByRole('tab').nth(2).click();
  await expect(page).toHaveURL(/\?venue=3$/);
  const secondPage = page.locator('[id="more films"]').getByRole('link', { name: '第 2 页', exact: true });
  // Until then it is the link of the server, which knows the tab of the first visit.
  await expect(secondPage).toHaveAttribute('href', /venue=3/);
  await secondPage.click();
  await expect(page).toHaveURL(/\?more\+films\.page=2&venue=3#more%20films$/);
  await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
  const current = (id: string) => page.locator(`[id="${id}"] [aria-current=page]`);
  await expect(current('films')).toHaveText('1');
  await expect(current('more films')).toHaveText('2');
});

async function tryPage(page: Page, { path, blocks, choice }: Composition): Promise<void> {
  const start = openingUrl({ path, blocks, choice, language: 'zh-CN' });
  await page.goto(served.url + start);
  const before = await settledBlocks(page);
  const acts = await actsOn(page, path);
  const act = acts[Math.floor(choice * acts.length)];
  if (!act) return;
  await act.run();
  await expect(page, act.name).toHaveURL((url) => url.pathname + url.search !== start);
  const after = await settledBlocks(page);

  const url = await page.evaluate(() => location.pathname + location.search);
  const changed = changedNames(start, url);
  expect(namesInUrl(blocks, act.block)).toEqual(expect.arrayContaining([...changed]));
  const others = blocks.map(({ id }) => id).filter((id) => id !== act.block);
  for (const id of others)
    expect(differenceOf(id, before, after, changed), `block ${id} after ${act.name}`).toBeUndefined();
  expect(differenceOf(act.block, before, after, changed), `${act.name} changes its block`).toBeDefined();
  await expectInView(page, act.block);

  const shown = await textsOf(page);
  await page.reload();
  await settledBlocks(page);
  expect(await textsOf(page), 'after a reload').toEqual(shown);
  if (!act.navigates) return;
  await page.goBack();
  await expect(page).toHaveURL(served.url + start);
  const back = await settledBlocks(page);
  for (const id of others)
    expect(differenceOf(id, before, back, changed), `block ${id} after going back`).toBeUndefined();
}

type Blocks = ReadonlyMap<string, string>;

const differenceOf = (id: string, before: Blocks, after: Blocks, changed: ReadonlySet<string>) =>
  firstDifference(
    withoutParameters(before.get(id) ?? '', changed),
    withoutParameters(after.get(id) ?? '', changed),
  );

interface Act {
  block: string;
  name: string;
  /** Adds an entry to the browser's history. */
  navigates: boolean;
  run: () => Promise<void>;
}

/** Actions in the blocks of a page that change its URL: links to the page itself, tabs of venues, filters. */
async function actsOn(page: Page, path: string): Promise<Act[]> {
  const acts: Act[] = [];
  for (const slot of await page.locator('[data-block]').all()) {
    const block = (await slot.getAttribute('id')) ?? '';
    const type = await slot.getAttribute('data-block');
    // A schedule replaces the URL, except for its archive; a site plan always does.
    const navigates = type !== 'schedule' && type !== 'site-plan';
    const add = (name: string, target: Locator, own = navigates) =>
      acts.push({ block, name: `${name} of ${type} ${block}`, navigates: own, run: () => target.click() });
    for (const link of await slot.locator(`a[href^="${path}?"]:visible, a[href="${path}"]:visible`).all()) {
      const href = (await link.getAttribute('href')) ?? '';
      const at = await page.evaluate(() => location.pathname + location.search);
      // The link of the tab or month that is shown: it leads to the page as it is, in other words.
      const isShown = (await link.getAttribute('aria-current')) === 'true';
      if (isShown || (await link.getAttribute('aria-disabled')) === 'true' || href.split('#')[0] === at)
        continue;
      add(href, link, navigates || (await link.evaluate((node) => node.closest('[data-archive]') !== null)));
    }
    if (type === 'venues')
      for (const tab of await slot.locator('[role=tab][aria-selected=false]').all())
        add(`tab ${await tab.textContent()}`, tab, false);
    for (const form of await slot.locator('form[method=get]').all())
      acts.push({
        block,
        name: `filter of ${type} ${block}`,
        navigates: false,
        run: () => form.locator('input[type=search]').first().fill('2026'),
      });
  }
  return acts;
}

/** The HTML of each block after hydration, once it no longer changes. */
async function settledBlocks(page: Page): Promise<Map<string, string>> {
  const read = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-block]')].map((slot): [string, string] => {
        const copy = slot.cloneNode(true);
        if (!(copy instanceof Element)) return [slot.id, ''];
        // A block that a link has scrolled to can be focusable, which does not change what it shows.
        copy.removeAttribute('tabindex');
        // Swiper writes sizes and the offset of its row whenever it measures them.
        for (const part of copy.querySelectorAll('.swiper-wrapper, .swiper-slide'))
          part.removeAttribute('style');
        return [slot.id, copy.outerHTML];
      }),
    );
  await page.waitForLoadState('networkidle');
  // The first input of a visitor hydrates all blocks, not only those near the viewport.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  let last = JSON.stringify(await read());
  for (let rest = 0, tries = 0; rest < 3 && tries < 60; tries += 1) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
    const now = JSON.stringify(await read());
    rest = now === last ? rest + 1 : 0;
    last = now;
  }
  return new Map(JSON.parse(last));
}

/** The visible text of each block. */
const textsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-block]')].map((slot) => [slot.id, slot.innerText]),
  );

/** Expects the top of the block in the viewport, or, for the first block of the page, the page's header. */
async function expectInView(page: Page, block: string): Promise<void> {
  const top = await page.evaluate((id) => {
    const slot = document.getElementById(id);
    const leads = document.querySelector('[data-block]') === slot;
    return (leads ? document.getElementById('content') : slot)?.getBoundingClientRect().top ?? -1;
  }, block);
  const height = page.viewportSize()?.height ?? 0;
  expect(top, `the top of block ${block}`).toBeGreaterThanOrEqual(-1);
  expect(top, `the top of block ${block}`).toBeLessThan(height);
}
