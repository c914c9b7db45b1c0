import type { Page } from '@playwright/test';
import { untilAlive } from '../support/alive.ts';
import { expect, test } from '../support/site-test.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

const openDrawer = async (page: Page) => {
  await untilAlive(page);
  const button = page.getByRole('button', { name: 'Open menu' });
  // An element with opacity 0 counts as visible and can be tapped.
  await expect(button).toHaveCSS('opacity', '1');
  await button.tap();
  const drawer = page.getByRole('dialog', { name: 'Main navigation' });
  await expect(drawer).toBeVisible();
  return drawer;
};

/** Whether the page behind the drawer scrolls. */
const scrolls = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');

test('the drawer leaves blocks as they are whose code is not here yet', async ({ page, open }) => {
  // Code that the page asks for after its first scripts.
  await page.route(/\/assets\/View-/, async (route) => {
    await held;
    await route.continue();
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await open('/');
  await page.locator('html[data-alive]').waitFor();
  const heights = () =>
    page
      .locator('[data-block]')
      .evaluateAll((blocks) => blocks.map((block) => Math.round(block.getBoundingClientRect().height)));
  const before = await heights();
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(page.getByRole('dialog', { name: 'Main navigation' })).toBeVisible();
  expect(await page.locator('[data-block]:not([data-alive])').count()).toBeGreaterThan(2);
  expect(await heights()).toEqual(before);
  release();
  await expect(page.locator('[data-block=news-centre][data-alive]')).toBeAttached();
  expect(await heights()).toEqual(before);
});

test('[HEAD-03] the drawer links to every page and the hotline with tap targets of at least 44 px', async ({
  page,
  open,
}) => {
  await open('/');
  const drawer = await openDrawer(page);
  expect(await drawer.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await drawer.getByText('Conventions', { exact: true }).tap();
  const links = drawer.locator('details[open] a');
  await expect(links).toHaveCount(8);
  const [first, second] = [await links.nth(0).boundingBox(), await links.nth(1).boundingBox()];
  expect(second?.y).toBe(first?.y);
  for (const target of await drawer.locator('a:visible, button:visible, summary:visible').all())
    expect((await target.boundingBox())?.height, await target.innerText()).toBeGreaterThanOrEqual(44);
  await expect(drawer.getByRole('link', { name: '+86 23 0000 8866' })).toHaveAttribute(
    'href',
    'tel:+862300008866',
  );
  await drawer.getByText('News', { exact: true }).first().tap();
  await expect(drawer.locator('details[open]')).toHaveCount(1);
  await drawer.getByRole('link', { name: 'Notices' }).tap();
  await expect(page).toHaveURL(/noticeAnnouncement$/);
  await expect(drawer).toBeHidden();
});

test('[FOOT-01a] the footer of a phone has the hotline and the address', async ({ page, open }) => {
  await open('/news/newsInfo');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '+86 23 0000 8866' })).toBeVisible();
  await expect(footer.getByText('1 Riverside Avenue, Jialing Bay New District')).toBeVisible();
});

test('[HEAD-03] the page does not scroll while the drawer is open, and scrolls again however it is closed', async ({
  page,
  open,
}) => {
  await open('/news/newsInfo');
  await page.getByRole('link', { name: 'Page 2', exact: true }).tap();
  await expect(page).toHaveURL(/page=2$/);
  const ways: Record<string, () => Promise<unknown>> = {
    button: () => page.getByRole('button', { name: 'Close menu' }).tap(),
    escape: () => page.keyboard.press('Escape'),
    wide: () => page.setViewportSize({ width: 968, height: 844 }),
    link: () => page.getByRole('dialog').getByRole('link', { name: 'Home', exact: true }).tap(),
    back: () => page.goBack(),
  };
  for (const [way, close] of Object.entries(ways)) {
    await page.setViewportSize({ width: 390, height: 844 });
    const drawer = await openDrawer(page);
    expect(await scrolls(page), way).toBe(false);
    await close();
    await expect(drawer, way).toBeHidden();
    await expect.poll(() => scrolls(page), way).toBe(true);
    if (way === 'button' || way === 'escape')
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  }
});
