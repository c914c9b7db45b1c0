import { untilAlive } from '../support/alive.ts';
import { expect, test } from '../support/site-test.ts';

const inner = '/exhibitCenter/exhibitionHallIntroduction';
const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

test('[HEAD-01] a click on the logo opens home', async ({ page, open }) => {
  await open('/news/newsInfo');
  await page.locator('header a').first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('header nav').getByRole('link', { name: 'Home' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the breadcrumbs link from home to the page, which is marked as current', async ({ page, open }) => {
  await open(inner, 'en-US');
  const trail = page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem');
  await expect(trail).toHaveCount(3);
  await expect(trail.first().getByRole('link')).toHaveAttribute('href', '/');
  await expect(trail.last().locator('[aria-current=page]')).toHaveText('The exhibition centre');
});

test('[HEAD-02] hovering an entry opens its sub-menu; leaving and Escape close it', async ({
  page,
  open,
}) => {
  await open('/');
  await untilAlive(page);
  const entry = page.locator('header nav a', { hasText: 'Exhibitions' }).first();
  const sheet = page.locator(`[id="${await entry.getAttribute('aria-controls')}"]`);
  await expect(sheet).toBeHidden();
  await expect(entry).toHaveAttribute('aria-expanded', 'false');
  await entry.hover();
  await expect(sheet).toBeVisible();
  await expect(entry).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('header')).toHaveAttribute('data-solid', '');
  await expect(sheet.getByRole('link', { name: 'Book exhibition space' })).toHaveCount(2);
  await expect(sheet.locator('img')).toBeVisible();
  expect((await sheet.boundingBox())?.width).toBe(1440);

  await page.mouse.move(700, 800);
  await expect(sheet).toBeHidden();
  await entry.hover();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.mouse.move(700, 800);
  await entry.hover();
  await sheet.getByRole('link', { name: 'Technical data' }).click();
  await expect(page).toHaveURL(/technicalParameter$/);
  await expect(sheet).toBeHidden();
});

test('[HEAD-02] a pointer that only passes over an entry opens no sub-menu', async ({ page, open }) => {
  await open('/');
  await untilAlive(page);
  const entries = page.locator('header nav a[aria-expanded]');
  const box = await entries.first().boundingBox();
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await page.mouse.move(700, 800);
  await page.waitForTimeout(300);
  await expect(page.locator('header nav a[aria-expanded=true]')).toHaveCount(0);
});

test('[HEAD-02] Enter, space and arrow down open a sub-menu; Escape closes it and restores the focus', async ({
  page,
  open,
}) => {
  await open('/');
  await untilAlive(page);
  const entry = page.locator('header nav a', { hasText: 'Exhibitions' }).first();
  const expanded = (value: string) => expect(entry).toHaveAttribute('aria-expanded', value);
  await entry.focus();
  await page.keyboard.press('Enter');
  await expanded('true');
  await expect(page).toHaveURL(/\/$/);
  await page.keyboard.press('Escape');
  await expanded('false');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Space');
  await expanded('true');
  await page.keyboard.press('Space');
  await expanded('false');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'The exhibition centre' }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expanded('false');
  await expect(entry).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'The exhibition centre' }).first()).toBeFocused();
  for (let stop = 0; stop < 10; stop += 1) await page.keyboard.press('Tab');
  await expanded('false');
  await expect(page.locator('header nav a', { hasText: 'Conventions' }).first()).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test('[HEAD-02] a tap opens the sub-menu, a second tap follows the link, and a tap outside closes it', async ({
    page,
    open,
  }) => {
    await open('/');
    await untilAlive(page);
    const entry = page.locator('header nav a', { hasText: 'News' }).first();
    await entry.tap();
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL(/\/$/);
    // In the page's margin, where no event of the day has its link.
    await page.touchscreen.tap(8, 700);
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
    await entry.tap();
    await entry.tap();
    await expect(page).toHaveURL(/\/news\/newsInfo$/);
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
  });
});

test('[HEAD-04] [HEAD-05] the header becomes solid and its logo coloured after scrolling more than 100 px', async ({
  page,
  open,
}) => {
  for (const path of ['/', inner]) {
    await open(path);
    await untilAlive(page);
    const header = page.locator('header');
    const coloured = header.locator('img[src$="logo-en-horizontal.svg"]').first();
    const white = header.locator('img[src$="logo-en-horizontal-white.svg"]');
    for (const [top, solid] of [
      [100, false],
      [101, true],
      [0, false],
    ] as const) {
      await page.evaluate(scrollTo, top);
      await expect(header).toHaveCSS('background-color', solid ? 'rgb(255, 255, 255)' : 'rgba(0, 0, 0, 0)');
      await expect(coloured).toHaveCSS('opacity', solid ? '1' : '0');
      await expect(white).toHaveCSS('opacity', solid ? '0' : '1');
    }
  }
});

test('[LAY-01] a page of a section has a title banner, second-level nav and breadcrumbs', async ({
  page,
  open,
}) => {
  await open(inner, 'zh-CN');
  const trail = page.getByRole('navigation', { name: '当前位置' });
  await expect(trail.getByRole('listitem')).toHaveText(['首页', '/展览中心', '/展馆介绍']);
  const banner = await page.locator('main picture').first().boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).locator('..').boundingBox();
  expect((banner?.y ?? 0) + (banner?.height ?? 0) - (title?.y ?? 0)).toBeCloseTo(96, 0);
  const nav = page.getByRole('navigation', { name: '栏目导航' });
  await page.evaluate(scrollTo, 900);
  await expect.poll(async () => (await nav.boundingBox())?.y).toBe(72);
});

test('[LAY-02] second-level arrows scroll 200 px per click, and the arrow at the end remains in place', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1090, height: 800 });
  await open('/exhibitCenter/exhibitionHallIntroduction');
  const nav = page.getByRole('navigation', { name: 'In this section' });
  const row = nav.locator('ul').first();
  const [back, on] = [
    nav.getByRole('button', { name: 'Scroll back' }),
    nav.getByRole('button', { name: 'Scroll on' }),
  ];
  const left = () => row.evaluate((node) => node.scrollLeft);
  await expect(on).toHaveAttribute('aria-disabled', 'false');
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  const place = await on.boundingBox();
  await on.click();
  await expect.poll(left).toBe(200);
  await expect(back).toHaveAttribute('aria-disabled', 'false');
  await on.click();
  await expect.poll(left).toBe(400);
  await on.click();
  await expect(on).toHaveAttribute('aria-disabled', 'true');
  expect(await on.boundingBox()).toEqual(place);
  const end = await left();
  await back.click();
  await expect.poll(left).toBe(end - 200);
  // The last entry is shown whole on its own page, beside the arrows.
  await open('/exhibitCenter/onlineBooking');
  await expect(on).toHaveAttribute('aria-disabled', 'true');
  const own = await nav.getByRole('link', { name: 'Book exhibition space' }).last().boundingBox();
  const shown = await row.boundingBox();
  expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThanOrEqual((shown?.x ?? 0) + (shown?.width ?? 0) + 1);
  await open('/news/newsInfo');
  await expect(nav.getByRole('link', { name: 'Notices' })).toBeVisible();
  await expect(on).toHaveCount(0);
});

test('[LAY-03] the second-level nav is a drawer list up to 967 px and a row from 968 px', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 967, height: 800 });
  await open(inner);
  const nav = page.getByRole('navigation', { name: 'In this section' });
  const button = nav.locator('summary');
  const entry = nav.getByRole('link', { name: 'Technical data' });
  await expect(entry).toBeHidden();
  await button.click();
  await expect(entry).toBeVisible();
  expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await entry.click();
  await expect(page).toHaveURL(/technicalParameter$/);
  await expect(button).toContainText('Technical data');
  await expect(nav.getByRole('link', { name: 'VR tour' })).toBeHidden();
  await page.setViewportSize({ width: 968, height: 800 });
  await expect(button).toBeHidden();
  await expect(nav.getByRole('link', { name: 'VR tour' })).toBeVisible();
});
