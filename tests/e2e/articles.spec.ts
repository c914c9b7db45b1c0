import { expect, test } from '../support/site-test.ts';

test('[NLST-02] a news cover scrolls its item into view, and arrows scroll 400 px until every cover was visible', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/news/newsInfo');
  const strip = page.getByRole('region', { name: 'Cover pictures' });
  const row = strip.locator('ul');
  const on = strip.getByRole('button', { name: 'Scroll on' });
  await on.click();
  await expect.poll(() => row.evaluate((node) => Math.round(node.scrollLeft))).toBe(400);
  const cover = strip.getByRole('link').nth(4);
  const target = (await cover.getAttribute('href')) ?? '';
  await cover.click();
  await expect(page.locator(target)).toBeFocused();
  await expect(page.locator(target)).toBeInViewport();
});

test('[PROC-02] a printed article has its title first, then date, kind, text and the addresses of its files', async ({
  page,
  open,
}) => {
  await open('/notice/noticeDetail?id=purchase-01');
  const article = page.locator('[data-block=article] article');
  const file = article.locator('section li a').first();
  await expect(file).toHaveAttribute('target', '_blank');
  await page.emulateMedia({ media: 'print' });
  const top = await page.locator('main h1').evaluate((node) => node.getBoundingClientRect().top);
  expect(top).toBeLessThan(250);
  for (const shown of ['time', 'dl', 'table', 'section li a'])
    await expect(article.locator(shown).first()).toBeVisible();
  const address = await file.getAttribute('href');
  const printed = await file.evaluate((node) => getComputedStyle(node, '::after').content);
  expect(printed).toContain(address);
  for (const hidden of [page.locator('header').first(), page.getByRole('navigation').first()])
    await expect(hidden).toBeHidden();
});

test('the headline of an article is the title of its page, and its list is the last step above it', async ({
  page,
  open,
}) => {
  await open('/news/newsInfoDetail?id=news-005', 'en-US');
  const headline = 'Plenary Hall retuned: reverberation down to 1.2 seconds';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  await expect(page.getByRole('heading', { name: headline })).toHaveCount(1);
  const steps = page.getByRole('navigation', { name: 'You are here' }).getByRole('link');
  await expect(steps).toHaveText(['Home', 'News']);
  // It is on the first screen, above the text.
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.y).toBeLessThan(220);
});

test('[NDET-01] back to the list opens the page of the list that led to an article, at its position, also after its neighbours', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/news/newsInfo?page=2', 'en-US');
  const article = page.locator('main a[href^="/news/newsInfoDetail?id="]').last();
  await article.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => window.scrollY);
  expect(position).toBeGreaterThan(100);
  await article.click();
  const neighbours = page.getByRole('navigation', { name: 'Previous and next' });
  const opened = page.url();
  await neighbours.getByRole('link', { name: 'Previous' }).click();
  await expect(page).not.toHaveURL(opened);
  const back = neighbours.getByRole('link', { name: 'Back to the list' });
  await back.click();
  await expect(page).toHaveURL(/\/news\/newsInfo\?page=2$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position);

  // No list leads to an article that is opened by its address.
  await open('/news/newsInfoDetail?id=news-005', 'en-US');
  await back.click();
  await expect(page).toHaveURL(/\/news\/newsInfo$/);
});

test('an event leads back to the view of the schedule that it was opened from', async ({ page, open }) => {
  await open('/exhibitCenter/exhibitionSchedule?tab=past&page=2', 'en-US');
  await page.locator('[data-block=schedule] a[href^="/events/"]').first().click();
  await expect(page).toHaveURL(/\/events\//);
  await page.locator('[data-block=event]').getByRole('link', { name: 'What’s on' }).first().click();
  await expect(page).toHaveURL(/\/exhibitCenter\/exhibitionSchedule\?tab=past&page=2$/);
});
