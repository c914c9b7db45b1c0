import { untilAlive } from '../support/alive.ts';
import { step, tabTo, walk } from '../support/keyboard.ts';
import { expect, test } from '../support/site-test.ts';
import { thorough } from '../support/thorough.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('[HEAD-02] skip link, sub-menu, section, list, article, back and language work by keyboard alone', async ({
  page,
  open,
}) => {
  await open('/');
  await untilAlive(page);
  expect((await step(page))?.name).toContain('Skip to content');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await step(page);
  expect(await page.evaluate(() => document.activeElement?.closest('header'))).toBeNull();

  await open('/');
  await untilAlive(page);
  const header = page.getByRole('banner');
  await tabTo(page, header.locator('nav a', { hasText: 'News' }).first());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/news\/newsInfo$/);
  await expect(page.locator('#content')).toBeFocused();

  const section = page.getByRole('navigation', { name: 'In this section' });
  await tabTo(page, section.getByRole('link', { name: 'Notices' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/noticeAnnouncement$/);
  await expect(page.locator('#content')).toBeFocused();
  await tabTo(page, section.getByRole('link', { name: 'News' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/newsInfo$/);
  await expect(page.locator('#content')).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: 'Page 2', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toBeVisible();
  await expect(page.locator('#content')).toBeFocused();
  await tabTo(page, page.locator('main a[href^="/news/newsInfoDetail?id="]').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/newsInfoDetail\?id=/);
  await expect(page.locator('main h1')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Back to the list' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/newsInfo(\?page=2)?$/);

  await page.reload();
  await untilAlive(page);
  await tabTo(page, header.getByRole('link', { name: '切换到中文' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('[FORM-02] the suggestion form can be filled and sent by keyboard alone', async ({ page, open }) => {
  await open('/about/complaintAdvice');
  await untilAlive(page);
  const fields = {
    Name: 'A visitor',
    'Contact phone or email': 'visitor@mail.example',
    'Complaint or suggestion content': 'The signs at gate 3 are easy to follow.',
  };
  for (const [label, value] of Object.entries(fields)) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(value);
  }
  await tabTo(page, page.getByRole('button', { name: 'Send' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you for writing')).toBeVisible();
});

test('[HEAD-03] the drawer opens, traps the focus, closes and follows its links by keyboard alone', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/');
  await untilAlive(page);
  const button = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog', { name: 'Main navigation' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  const news = drawer.locator('summary', { hasText: 'News' });
  await tabTo(page, news);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, news);
  await page.keyboard.press('Enter');
  await tabTo(page, drawer.getByRole('link', { name: 'Notices' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/noticeAnnouncement$/);
  await expect(drawer).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();

  await tabTo(page, page.getByRole('navigation', { name: 'In this section' }).locator('summary'));
  await page.keyboard.press('Enter');
  await tabTo(
    page,
    page.getByRole('navigation', { name: 'In this section' }).getByRole('link', { name: 'News' }),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/newsInfo$/);
});

/** In `npm test` each page has one width. The tests above check the focus at the other width of all but one page. */
const widths = [
  { path: '/', width: 1440 },
  { path: '/news/newsInfo', width: 390 },
  { path: '/news/newsInfoDetail?id=news-002', width: 390 },
  { path: '/exhibitCenter/exhibitionHallIntroduction', width: 1440 },
  { path: '/about/complaintAdvice', width: 390 },
];

for (const width of [390, 1440])
  test(`the focus is visible at every tab stop, follows the reading order and is never trapped, at ${width} px`, async ({
    page,
    open,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const { path } of widths.filter((each) => thorough || each.width === width)) {
      await open(path);
      await untilAlive(page);
      const names = await walk(page);
      expect(names[0], path).toContain('Skip to content');
      expect(names.length, path).toBeGreaterThan(12);
      // Header, content and footer are in this order, so the footer is last.
      expect(names.at(-1), path).toMatch(/ICP filing/);
      expect(await page.locator('[tabindex]:not([tabindex="0"], [tabindex="-1"])').count(), path).toBe(0);
    }
  });
