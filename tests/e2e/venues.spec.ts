import type { Page } from '@playwright/test';
import { violations } from '../support/axe-page.ts';
import { readLayoutShifts, watchLayoutShifts } from '../support/layout-shifts.ts';
import { expect, test } from '../support/site-test.ts';

const rooms = '/conventionCenter/meetingVenue';

const panels = (page: Page) => page.locator('[role=tabpanel]');
const open = (page: Page) => panels(page).filter({ visible: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('[VEN-02a] [VEN-01] tabs, keys and the URL select one room at a time, with its gallery and viewer', async ({
  page,
  open: visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchLayoutShifts(page);
  await visit(`${rooms}?venue=3`);
  await expect(open(page)).toHaveCount(1);
  await expect(open(page).getByRole('heading')).toHaveText('Rooms 203 to 205');
  await expect(tab(page, 'Rooms 203 to 205')).toHaveAttribute('aria-selected', 'true');
  expect(await violations(page, 'main')).toEqual([]);

  await tab(page, '202 Ballroom').click();
  await expect(open(page).getByRole('heading')).toHaveText('202 Ballroom');
  await expect(page).toHaveURL(/\?venue=2#rooms$/);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(new RegExp(`${rooms}#rooms$`));
  await expect(open(page).getByRole('heading')).toHaveText('201 Plenary Hall');
  expect(await readLayoutShifts(page)).toEqual([]);

  const gallery = open(page).getByRole('group', { name: '201 Plenary Hall' });
  await expect(gallery.getByRole('list', { name: 'All pictures' }).getByRole('link')).toHaveCount(4);
  await gallery.getByRole('button', { name: 'Next picture' }).click();
  await expect(gallery.getByRole('status')).toContainText('Picture 2 of 4');
  await gallery.locator('li:not([inert]) > a[aria-haspopup]').click();
  await expect(page.locator('dialog:modal [role=status]')).toContainText('Picture 2 of 4');
  await page.keyboard.press('Escape');
  // The browser leaves the history entry of the viewer some milliseconds later, sooner than a person clicks.
  await expect.poll(() => page.evaluate(() => history.state?.viewer)).toBeUndefined();

  await tab(page, '220 Forum Room').click();
  await expect(page).toHaveURL(/\?venue=8#rooms$/);
  await expect(tab(page, '220 Forum Room')).toBeInViewport();
  await page.reload();
  await expect(open(page).getByRole('heading')).toHaveText('220 Forum Room');

  await page.getByRole('table').first().getByRole('link', { name: 'Rooms 203 to 205' }).click();
  await expect(page).toHaveURL(/\?venue=3#rooms$/);
  await expect(open(page).getByRole('heading')).toHaveText('Rooms 203 to 205');
  await expect(open(page).getByRole('heading')).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('row', { name: /202 Ballroom/ })).toContainText('1,200');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('[BLDG-06] links filter and sort the comparison, and a combination leads to the space finder', async ({
    page,
    open: visit,
  }) => {
    await visit(rooms);
    const rowOf = (place: number) => page.getByRole('table').first().getByRole('rowheader').nth(place);
    await page.getByRole('link', { name: 'Banquet', exact: true }).click();
    await expect(page).toHaveURL(/\?sort=5&with=5$/);
    await expect(rowOf(0)).toHaveText('202 Ballroom');
    await page.locator('details').getByRole('link', { name: 'Banquet' }).click();
    await expect(page).toHaveURL(/\?sort=-5&with=5$/);
    await expect(rowOf(0)).toHaveText('Rooms 208 to 213');

    await visit('/exhibitCenter/venue?joinedWith=H1&joinedSort=1');
    await page.getByRole('link', { name: 'Hall 1 + Hall 2 + Hall 3 + Hall 4' }).click();
    await expect(page).toHaveURL(/\/exhibitCenter\/findSpace\?area=40320&show=H1\.H2\.H3\.H4$/);
  });

  test('[VEN-02a] all rooms are visible with all their pictures', async ({ page, open: visit }) => {
    await visit(rooms);
    await expect(open(page)).toHaveCount(8);
    await expect(page.getByRole('tablist')).toBeHidden();
    const gallery = page.getByRole('group', { name: 'Rooms 218 and 219' });
    const [first, second] = [0, 1].map((place) => gallery.locator('img:not([alt=""])').nth(place));
    await gallery.scrollIntoViewIfNeeded();
    await expect(first ?? gallery).toBeInViewport();
    await gallery.getByRole('list', { name: 'All pictures' }).getByRole('link').nth(1).click();
    await expect(second ?? gallery).toBeInViewport({ ratio: 0.9 });
    await expect(first ?? gallery).not.toBeInViewport({ ratio: 0.5 });
  });
});
