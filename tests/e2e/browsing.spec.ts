import { expect, test } from '../support/site-test.ts';

test('[ROUTE-07] a click on a link opens the next page without reloading the document', async ({
  page,
  open,
  site,
}) => {
  await open('/news/newsInfo');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const row = page
    .locator('[data-block=paged-list] article, [data-block=paged-list] li')
    .filter({ hasText: /\d{4}-\d{2}-\d{2}/ });
  const link = page.locator('a[href^="/news/newsInfoDetail?id="]').first();
  await expect(row.first()).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/newsInfoDetail\?id=news-/);
  await expect(page.locator('[data-block=article]')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  const served = await (await page.request.get(page.url())).text();
  expect(await page.title()).toBe(
    /<title>([^<]*)/.exec(served)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  );
  expect(site.output()).not.toContain('failed');
});

test('[PAGE-01] [NLST-04] the URL has the page of a list: reload and back restore it, and paging scrolls to the header', async ({
  page,
  open,
}) => {
  await open('/news/newsInfo');
  const first = await page
    .locator('[data-block=paged-list] h2, [data-block=paged-list] h3')
    .first()
    .textContent();
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  const heading = page.locator('[data-block=paged-list] h2, [data-block=paged-list] h3').first();
  await expect(heading).not.toHaveText(first ?? '');
  const second = await heading.textContent();
  expect(
    await page.evaluate(() => document.getElementById('content')?.getBoundingClientRect().top ?? -1),
  ).toBeGreaterThanOrEqual(-2);
  await page.reload();
  await expect(heading).toHaveText(second ?? '');
  await page.goBack();
  await expect(heading).toHaveText(first ?? '');
});

test('[LANG-03] a click that is redirected keeps the language of the view', async ({ page, open }) => {
  await open('/news/newsInfo?lang=en-US');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Exhibitions', exact: true }).click();
  await expect(page).toHaveURL(/\/exhibitCenter\/exhibitionHallIntroduction\?lang=en-US$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The exhibition centre');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('[LANG-01] the toggle switches the language and stores it for the next visit', async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.url}/news/newsInfo?page=2`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.getByRole('link', { name: 'Switch to English' }).first().click();
  await expect(page).toHaveURL(`${site.url}/news/newsInfo?page=2`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lang'))).toBe('en-US');
  const visit = await context.newPage();
  await visit.goto(site.url);
  await expect(visit.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('[LANG-03] ?lang= sets the language of one view and its links and stores nothing', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/news/newsInfo?lang=en-US`);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  expect(new URL(page.url()).searchParams.get('lang')).toBe('en-US');
  await expect(page.getByRole('link', { name: 'Page 3', exact: true })).toBeVisible();
  await page.goto(site.url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('[ROUTE-01] an unknown path shows the 404 page with a link back', async ({ page, open, complaints }) => {
  await open('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('[data-block=banner]')).toBeVisible();
  // The browser logs the 404 of the document.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('hovering a link prefetches its page, so that the click needs no network', async ({ page, open }) => {
  await open('/news/newsInfo');
  const link = page.locator('a[href^="/news/newsInfoDetail?id="]').first();
  await link.scrollIntoViewIfNeeded();
  const asked: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/page?') && response.ok()) asked.push(response.url());
  });
  // Hovering a link prefetches nothing until the page is hydrated.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect.poll(() => asked.length, { timeout: 500 }).toBeGreaterThan(0);
  }).toPass();
  await page.waitForLoadState('networkidle');
  await page.route('**/api/page?**', (route) => route.abort());
  await link.click();
  await expect(page.locator('[data-block=article] article')).toBeVisible();
});

test('going back before hydration shows the page of the URL', async ({ page, open }) => {
  await open('/news/newsInfo');
  const heading = page.locator('[data-block=paged-list] h2').first();
  const first = (await heading.textContent()) ?? '';
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(heading).not.toHaveText(first);
  await page.route('**/assets/entry*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/newsInfo$/);
  await expect(heading).toHaveText(first);
});

test('a page that is opened offline is a designed page with the phone number, and opens when the network is back', async ({
  page,
  context,
  open,
  complaints,
}) => {
  await open('/news/newsInfo');
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Exhibitions', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.locator('main').getByRole('link', { name: /0000 8866/ })).toHaveAttribute(
    'href',
    /^tel:/,
  );
  await expect(page).toHaveTitle(/^You are offline/);
  // Back is the page that the browser still has.
  await page.goBack();
  await expect(page.locator('[data-block=paged-list]')).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await page.locator('main').getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The exhibition centre');
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_INTERNET_DISCONNECTED');
});
