import type { Page } from '@playwright/test';
import { languages } from '#schemas/language.ts';
import { untilAlive } from '../support/alive.ts';
import { expect, test } from '../support/site-test.ts';

const sections = ['hero', 'vr', 'roles', 'schedule', 'venue', 'news', 'media'];

const endingWith = (path: string) => new RegExp(`${path}$`);

/**
 * Goes back to home, in the page: Playwright's own `goBack` fails now and then after a page with a map, which is loaded
 * as a document.
 */
async function backHome(page: Page): Promise<void> {
  // Going back would cancel a document that is on its way.
  await expect(page.locator('#roles')).toHaveCount(0);
  await page.waitForLoadState();
  // Later, because the document that answers may be gone at once.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page.locator('#roles')).toBeAttached();
  await untilAlive(page);
}

/** Top and height of each section. */
const boxes = (page: Page) =>
  page.evaluate(
    (ids) =>
      [...ids.map((id) => `#${id}`), 'footer'].map((selector) => {
        const { top, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {
          top: 0,
          height: 0,
        };
        return { top: Math.round(top + window.scrollY), height: Math.round(height) };
      }),
    sections,
  );

for (const language of languages)
  test(`[HOME-01a] the eight sections follow each other in ${language} without gaps`, async ({
    page,
    open,
  }) => {
    await open('/', language);
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const found = await boxes(page);
      for (const [index, { top, height: high }] of found.entries()) {
        expect(high, `${sections[index]} at ${width} px`).toBeGreaterThan(180);
        const next = found[index + 1];
        if (next)
          expect(Math.abs(next.top - (top + high)), `below ${sections[index]}`).toBeLessThanOrEqual(1);
      }
    }
  });

test('[BAN-05a] [BAN-05c] [BAN-05d] [BAN-05e] the entries of the side panel open their pages', async ({
  page,
  open,
}) => {
  await open('/');
  for (const [name, path] of [
    ['Contact', '/about/contactUs'],
    ['VR tour', '/exhibitCenter/vr'],
    ['Downloads', '/document/serviceManual'],
    ['Schedule', '/exhibitCenter/exhibitionSchedule'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(endingWith(path));
    await backHome(page);
  }
});

for (const width of [1440, 390])
  test(`[BAN-05b] “follow us” opens the QR codes of the footer at ${width} px; Escape and leaving close them`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open('/');
    const panel = page.getByRole('navigation', { name: 'Quick links' });
    const entry = panel.locator('summary');
    const codes = panel.locator('details img');
    await untilAlive(page);
    await expect(codes.first()).toBeHidden();
    await entry.click();
    for (const name of ['Weibo', 'WeChat', 'Mini program', 'Channels', 'RED'])
      await expect(panel.getByRole('img', { name })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(codes.first()).toBeHidden();
    await expect(entry).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(codes.first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(codes.first()).toBeHidden();
  });

test('[BAN-06] the hotline is shown in two parts, and a tap calls it', async ({ page, open }) => {
  await open('/', 'zh-CN');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const line = page.locator('#hero a[href="tel:02300008866"]');
    await expect(line).toBeVisible();
    await expect(line).toHaveText('0230000 8866');
  }
});

test('[ROLE-01] each role opens its page', async ({ page, open }) => {
  await open('/');
  for (const [name, path] of [
    ['Book exhibition space', '/exhibitCenter/onlineBooking'],
    ['Book meeting space', '/conventionCenter/meetingOnlineBooking'],
    ['Service manual', '/document/serviceManual'],
    ['Contact us', '/about/contactUs'],
  ] as const) {
    await page.locator('#roles').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(endingWith(path));
    await backHome(page);
  }
});

test('[VENU-01] each centre has its tab, counters, shortcuts and a link to its page', async ({
  page,
  open,
}) => {
  await open('/');
  const venue = page.locator('#venue');
  await venue.scrollIntoViewIfNeeded();
  await expect(venue.getByRole('heading', { level: 2 })).toHaveText(
    'A building that leaves the room to the show',
  );
  await expect(venue.getByText('40,320')).toBeVisible();
  // The block is hydrated when it comes near the viewport.
  await expect(async () => {
    await venue.getByRole('tab', { name: 'Conference centre' }).click();
    await expect(venue.getByRole('heading', { level: 2 })).toHaveText('Twenty rooms, all on one floor', {
      timeout: 500,
    });
  }).toPass();
  await venue.getByRole('link', { name: 'Schedule' }).click();
  // The path in the specification, which redirects to the page of the meetings.
  await expect(page).toHaveURL(endingWith('/conventionCenter/meetingSchedule'));
});

test('[NEWS-02] [NOTC-02] a card and a row open their detail pages', async ({ page, open }) => {
  await open('/');
  const news = page.locator('#news');
  await news.scrollIntoViewIfNeeded();
  await news.locator('h3 a[href^="/news/newsInfoDetail"]').first().click();
  await expect(page).toHaveURL(/\/news\/newsInfoDetail\?id=/);
  await page.goBack();
  // The page may replace what was there before.
  await expect(() => news.scrollIntoViewIfNeeded()).toPass();
  await news.locator('a[href^="/notice/noticeDetail"]').first().click();
  await expect(page).toHaveURL(/\/notice\/noticeDetail\?id=/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home shows both centres, all notices and the QR codes', async ({ page, open }) => {
    await open('/');
    await expect(page.getByText('Twenty rooms, all on one floor')).toBeVisible();
    await expect(page.locator('#news a[href="/notice/tradeAnnouncement"]')).toBeVisible();
    await page.locator('#hero summary').click();
    await expect(page.getByRole('img', { name: 'Weibo' }).first()).toBeVisible();
  });
});
