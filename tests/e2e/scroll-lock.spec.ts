import type { Page } from '@playwright/test';
import { untilAlive } from '../support/alive.ts';
import { expect, test } from '../support/site-test.ts';

const album = '/document/exhibitionGallery?album=album-exhibition-1';
const activity = '/exhibitCenter/activityAtlasDetail?id=atlas-exhibition-01';

const photo = (page: Page) => page.locator('main [data-block] li > a:has(img)').first();
const viewer = (page: Page) => page.locator('dialog:modal');
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Turns the wheel in the middle of the screen and waits until the page could have scrolled. */
async function turn(page: Page, delta: number) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.wheel(0, delta);
}

/** Expects the page to follow the wheel, or not to scroll. */
async function expectScroll(page: Page, follows: boolean) {
  const from = await scrolled(page);
  await turn(page, from > 100 ? -80 : 80);
  if (follows) await expect.poll(() => scrolled(page)).not.toBe(from);
  else {
    await page.waitForTimeout(600);
    expect(await scrolled(page)).toBe(from);
  }
}

async function openViewer(page: Page) {
  await untilAlive(page);
  await expect(photo(page)).toBeVisible();
  await expectScroll(page, true);
  await photo(page).click();
  await expect(viewer(page)).toBeVisible();
  await expectScroll(page, false);
}

const closings = [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its button', (page: Page) => viewer(page).getByRole('button', { name: 'Close' }).click()],
] as const;

for (const [where, path] of [
  ['an album', album],
  ['an activity', activity],
] as const)
  for (const [way, close] of closings)
    test(`[LOAD-01] the wheel does not scroll the page behind a photo of ${where}, and scrolls it again after ${way}`, async ({
      page,
      open,
    }) => {
      await open(path);
      await openViewer(page);
      await close(page);
      await expect(viewer(page)).toHaveCount(0);
      await expectScroll(page, true);
    });

test('[LOAD-01] the wheel scrolls the page again after the visitor leaves an open photo and its page with the browser’s back button', async ({
  page,
  open,
}) => {
  await open('/exhibitCenter/activityAtlas');
  await untilAlive(page);
  await page.locator('main [data-block] li a[href*="?id="]').first().click();
  await expect(page).toHaveURL(/Detail\?id=/);
  await openViewer(page);
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/Detail\?id=/);
  await expectScroll(page, true);
  await page.goBack();
  await expect(page).toHaveURL(/activityAtlas$/);
  await expectScroll(page, true);
});

test('[LOAD-01] the wheel does not scroll the page behind a photo that cannot be loaded, and scrolls it again after the photo is closed', async ({
  page,
  open,
  complaints,
}) => {
  await open(album);
  await untilAlive(page);
  await page.context().route(/\/media\//, (route) => route.abort());
  await openViewer(page);
  await page.keyboard.press('ArrowRight');
  await expectScroll(page, false);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expectScroll(page, true);
  await page.context().unroute(/\/media\//);
  complaints.splice(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[LOAD-01] the wheel does not scroll the page behind the open menu, and scrolls it again after the menu is closed', async ({
    page,
    open,
  }) => {
    await open('/news/newsInfo');
    await untilAlive(page);
    await expectScroll(page, true);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Main navigation' })).toBeVisible();
    await expectScroll(page, false);
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expectScroll(page, true);
  });
});
