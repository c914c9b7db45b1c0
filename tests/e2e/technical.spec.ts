import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Manifest } from 'vite';
import { isRecord } from '#schemas/is-record.ts';
import { untilAlive } from '../support/alive.ts';
import { readLayoutShifts, watchLayoutShifts } from '../support/layout-shifts.ts';
import { expect, test } from '../support/site-test.ts';

const halls = '/exhibitCenter/technicalParameter';

const manifest: Manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../dist/client/.vite/manifest.json'), 'utf8'),
);
const toggleScript = `/${manifest['blocks/plans/live/start-toggle.ts']?.file}`;

/** The second item of the page, which has a floor plan and two sheets of venue info. */
const hall = (page: Page) => page.locator('#parameters-1');
const drawings = (page: Page) => hall(page).locator('figure:visible img');

test('[TECH-01] the floor plan and the venue info of a hall toggle, can be enlarged, have links at the top, and print together', async ({
  page,
  open,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await watchLayoutShifts(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(halls);
  await untilAlive(page);

  await page.getByRole('navigation', { name: 'Drawings on this page' }).getByText('Hall 1').click();
  await expect(page).toHaveURL(/#parameters-1$/);
  await expect(hall(page).getByRole('heading', { name: 'Hall 1' })).toBeInViewport();
  const top = (await hall(page).boundingBox())?.y ?? 0;
  const bar = await page
    .getByRole('navigation', { name: 'In this section' })
    .evaluate((nav) => nav.getBoundingClientRect().bottom);
  expect(top, 'its top is below the sticky bars').toBeGreaterThanOrEqual(bar - 1);

  await expect(drawings(page)).toHaveCount(1);
  expect(scripts).not.toContain(toggleScript);
  const box = await hall(page).boundingBox();
  await hall(page).getByRole('radio', { name: 'Venue info' }).check({ force: true });
  await expect(drawings(page)).toHaveCount(2);
  expect(scripts).toContain(toggleScript);
  expect(await hall(page).boundingBox(), 'nothing moves').toEqual(box);

  await hall(page)
    .getByRole('link', { name: /^Enlarge: Data of Hall 1/ })
    .click();
  const viewer = page.locator('dialog:modal');
  await expect(viewer.getByText('2 / 3', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await hall(page).getByRole('radio', { name: 'Venue info' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(drawings(page)).toHaveCount(1);
  expect(await readLayoutShifts(page)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(drawings(page)).toHaveCount(3);
  await expect(
    page.locator('[data-block=plans]').locator('a:visible, input:visible, nav:visible'),
  ).toHaveCount(0);
  expect(await hall(page).evaluate((item) => getComputedStyle(item).breakBefore)).toBe('page');
});

test('[BLDG-02] a tap restyles the space and its panel, a step of a zoom the level and its scale, and neither the whole page', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(halls);
  const space = page.locator('[data-block=site-plan] [data-sheet] a');
  await space.nth(1).scrollIntoViewIfNeeded();
  await untilAlive(page);
  const panel = page.locator('[data-block=site-plan] [aria-live]');
  await space.nth(0).click();
  await expect(panel).toContainText('Hall 1');

  const tap = await traceOf(page, async () => {
    await space.nth(1).click();
    await expect(panel).toContainText('Hall 2');
  });
  expect(Math.max(...tap.styled)).toBeGreaterThan(0);
  expect(Math.max(...tap.styled), 'elements that are styled at once').toBeLessThan(120);

  // The ring of the region is on show.
  await page.keyboard.press('Tab');
  const room = page.locator('[data-block=site-plan] section[tabindex]');
  await room.focus();
  const spread = (type: string, spreads: readonly number[]) =>
    room.evaluate(
      async (target, [name, all]) => {
        const { left, top } = target.getBoundingClientRect();
        for (const each of all) {
          const touches = [150 - each, 150 + each].map(
            (x, identifier) => new Touch({ identifier, target, clientX: left + x, clientY: top + 150 }),
          );
          target.dispatchEvent(new TouchEvent(name, { touches, bubbles: true, cancelable: true }));
          await new Promise(requestAnimationFrame);
        }
      },
      [type, spreads] as const,
    );
  // The focus has scrolled the page away from its banner, and the header takes its other colour over some frames.
  const header = page.getByRole('banner');
  const changes = () => header.evaluate((bar) => bar.getAnimations({ subtree: true }).length);
  await expect.poll(changes).toBe(0);
  await spread('touchstart', [40]);
  await spread('touchmove', [42, 44, 46]);
  const zoom = await traceOf(page, () => spread('touchmove', [48, 50, 52, 54, 56, 58, 60, 62, 64, 66]));
  // The level and the scale bar.
  expect(Math.max(...zoom.styled), 'elements that are styled at once').toBe(2);
  expect(zoom.paints, 'frames of ten that are painted').toBeLessThan(4);
});

/** Acts, and counts the elements that the browser styles at once, and how often it paints. */
async function traceOf(page: Page, act: () => Promise<void>) {
  const browser = await page.context().newCDPSession(page);
  const styled: number[] = [];
  let paints = 0;
  browser.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value) {
      const given: unknown = args;
      if (name === 'UpdateLayoutTree' && isRecord(given)) styled.push(Number(given.elementCount));
      if (name === 'Paint') paints += 1;
    }
  });
  const complete = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve));
  await browser.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } });
  await act();
  await browser.send('Tracing.end');
  await complete;
  await browser.detach();
  return { styled: styled.filter(Number.isFinite), paints };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[TECH-01] the floor plan and the venue info of a hall are both visible', async ({ page, open }) => {
    await open(halls, 'zh-CN');
    await expect(drawings(page)).toHaveCount(3);
    await expect(hall(page).getByRole('radio')).toHaveCount(0);
    const enlarge = hall(page)
      .getByRole('link', { name: /^放大查看/ })
      .first();
    const src = (await drawings(page).first().getAttribute('src')) ?? '';
    await expect(enlarge).toHaveAttribute('href', src);
    await expect(enlarge).toHaveAttribute('target', '_blank');
    const plan = await hall(page).locator('figure').first().boundingBox();
    const info = await hall(page).locator('figure').nth(1).boundingBox();
    expect(info?.y).toBeGreaterThan((plan?.y ?? 0) + (plan?.height ?? 0));
  });
});
