import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Language } from '#schemas/language.ts';
import { violations } from '../support/axe-page.ts';
import { expect, test } from '../support/site-test.ts';
import { inOneOf } from '../support/thorough.ts';
import { readZip } from '../support/zip.ts';

const galleries = ['/document/conferenceGallery', '/document/exhibitionGallery'];
const atlas = '/exhibitCenter/activityAtlas';

const words = {
  'zh-CN': {
    back: '返回图集',
    next: '下一张',
    previous: '上一张',
    zoomIn: '放大',
    close: '关闭',
    zip: '下载全部（zip）',
    cancel: '取消下载',
    running: '正在下载',
    saved: '已保存',
    broken: '下载中断，重试',
    place: (n: number, of: number) => `第 ${n} 张，共 ${of} 张`,
  },
  'en-US': {
    back: 'All albums',
    next: 'Next picture',
    previous: 'Previous picture',
    zoomIn: 'Zoom in',
    close: 'Close',
    zip: 'Download all (zip)',
    cancel: 'Cancel the download',
    running: 'Downloading',
    saved: 'Saved',
    broken: 'Broken off. Try again',
    place: (n: number, of: number) => `Picture ${n} of ${of}`,
  },
} satisfies Record<Language, object>;

/** Bytes per second and milliseconds, so slow that an album takes seconds. */
const slowNetwork = { offline: false, latency: 20, downloadThroughput: 500_000, uploadThroughput: 500_000 };

const block = (page: Page) => page.locator('[data-block=gallery]');
const photos = (page: Page) => page.locator('main [data-block] li > a:has(img)');
const viewer = (page: Page) => page.locator('dialog:modal');
const place = (page: Page) => viewer(page).locator('[role=status]');
const scrollOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflow);

async function openAlbum(page: Page) {
  await block(page).locator('h2 a').first().click();
  await expect(page).toHaveURL(/\?album=/);
  await expect(photos(page).first()).toBeVisible();
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const language of inOneOf(javaScriptEnabled ? 'en-US' : 'zh-CN'))
      test(`[GAL-01] [GAL-02] both galleries open an album with its photos and zip, and go back to their first page, in ${language}`, async ({
        page,
        open,
      }) => {
        const say = words[language];
        for (const path of galleries) {
          await open(path, language);
          await expect(block(page).locator('h2')).toHaveCount(6);
          const first = (await block(page).locator('h2').first().textContent()) ?? '';
          await page.locator('a[href*="page=2"]').first().click();
          await expect(page).toHaveURL(/\?page=2$/);
          await expect(block(page).locator('h2').first()).not.toHaveText(first);
          const name = (await block(page).locator('h2').first().textContent()) ?? '';
          await openAlbum(page);
          await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
          const large = (await photos(page).first().getAttribute('href')) ?? '';
          expect((await page.request.get(new URL(large, page.url()).href)).headers()['content-type']).toMatch(
            /^image\//,
          );
          await expect(page.getByRole('link', { name: say.zip })).toHaveAttribute(
            'href',
            /batchDown\?dataId=/,
          );
          await page.reload();
          await page.getByRole('link', { name: say.back }).click();
          await expect(page).toHaveURL(new RegExp(`${path}$`));
          await expect(block(page).locator('h2').first()).toHaveText(first);
          await expect(block(page).locator('h2')).toHaveCount(6);
        }
      });
  });

test('[GAL-02] without JavaScript the browser saves the zip with the name of the album', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}${galleries[1]}?lang=en-US`);
  const name = (await block(page).locator('h2').first().textContent()) ?? '';
  const coming = page.waitForEvent('download');
  await block(page).locator('a[href*=batchDown]').first().click();
  expect((await coming).suggestedFilename()).toBe(`${name}.zip`);
  await context.close();
});

for (const language of inOneOf('zh-CN')) {
  const say = words[language];

  test(`[GAL-03] a photo can be opened, paged, zoomed and closed by keyboard alone, and the focus returns to its link, in ${language}`, async ({
    page,
    open,
  }) => {
    await open(galleries[1] ?? '', language);
    await openAlbum(page);
    const count = await photos(page).count();
    await photos(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(place(page)).toContainText(say.place(2, count));
    expect(await scrollOf(page)).toContain('hidden');
    const at = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('ArrowRight');
    await expect(place(page)).toContainText(say.place(3, count));
    await page.keyboard.press('End');
    await expect(place(page)).toContainText(say.place(count, count));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(place(page)).toContainText(say.place(count - 1, count));
    await page.keyboard.press('Home');
    await expect(place(page)).toContainText(say.place(1, count));
    const photo = viewer(page).locator('[aria-hidden=false] img');
    const width = (await photo.boundingBox())?.width ?? 0;
    await page.keyboard.press('+');
    await expect.poll(async () => (await photo.boundingBox())?.width).toBeCloseTo(2 * width, 0);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(photos(page).nth(1)).toBeFocused();
    expect(await scrollOf(page)).not.toContain('hidden');
    expect(await page.evaluate(() => window.scrollY)).toBe(at);
  });

  test(`[GAL-03] the viewer has no axe violations at 390 and 1440 px, in ${language}`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 900 });
    await open(galleries[0] ?? '', language);
    await openAlbum(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await photos(page).first().click();
      await expect(viewer(page)).toBeVisible();
      for (const button of [undefined, say.next, say.zoomIn]) {
        if (button) await viewer(page).getByRole('button', { name: button, exact: true }).click();
        expect(await violations(page), `${width} px, ${button}`).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await viewer(page).getByRole('button', { name: say.close, exact: true }).click();
      await expect(viewer(page)).toHaveCount(0);
    }
  });

  test(`[GAL-02] the zip shows its download progress and is saved with the name of the album, in ${language}`, async ({
    page,
    open,
  }) => {
    await open(galleries[1] ?? '', language);
    await openAlbum(page);
    const count = await photos(page).count();
    const name = (await page.locator('h1').last().textContent()) ?? '';
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const now = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
        if (now) seen.push(now);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    // From localhost the download would end before its progress could be shown.
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', slowNetwork);
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: say.zip }).click();
    const download = await coming;
    await network.detach();
    expect(download.suggestedFilename()).toBe(`${name}.zip`);
    expect(readZip(readFileSync(await download.path()))).toHaveLength(count);
    await expect(page.locator('a[href*=batchDown]')).toContainText(say.saved);
    const seen: string[] = await page.evaluate(() => Reflect.get(window, 'seen'));
    expect(Number(seen.at(-1))).toBeGreaterThan(0);
  });

  test(`[GAL-02] a stalled zip download can be cancelled and an interrupted one can be retried, in ${language}`, async ({
    page,
    open,
    complaints,
  }) => {
    await open(galleries[1] ?? '', language);
    await openAlbum(page);
    const link = page.locator('a[href*=batchDown]');
    await page.route('**/batchDown?*', () => {});
    await link.click();
    await expect(link).toContainText(say.running);
    await page.getByRole('button', { name: say.cancel }).click();
    await expect(link).toContainText(say.zip);
    await expect(link).toBeFocused();
    await page.unroute('**/batchDown?*');
    await page.route('**/batchDown?*', (route) => route.abort('connectionreset'), { times: 1 });
    await link.click();
    await expect(link).toContainText(say.broken);
    complaints.splice(0);
    const coming = page.waitForEvent('download');
    await link.click();
    expect((await coming).suggestedFilename()).toMatch(/\.zip$/);
  });
}

test('[GAL-03] the photos of an activity open in the same viewer, and every way out unlocks the page’s scroll', async ({
  page,
  open,
}) => {
  await open(atlas);
  await page.locator('main [data-block] li a[href*="?id="]').first().click();
  await expect(page).toHaveURL(/Detail\?id=/);
  await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible();
  await photos(page).first().click();
  await expect(place(page)).toContainText('Picture 1 of');
  expect(await scrollOf(page)).toContain('hidden');
  // The browser's back button closes the photo, and then leaves the page.
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/Detail\?id=/);
  await expect(photos(page).first()).toBeFocused();
  expect(await scrollOf(page)).not.toContain('hidden');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${atlas}$`));
});

test('the viewer’s code is loaded when a photo is hovered or focused, and the album meets its budget without it', async ({
  page,
  open,
}) => {
  await open(galleries[1] ?? '');
  const album = await block(page).locator('h2 a').first().getAttribute('href');
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
  });
  await open(album ?? '');
  await page.waitForLoadState('networkidle');
  const names = () => [...scripts.keys()].filter((url) => /\/(start-|gallery-)?viewer-|machines-/i.test(url));
  expect(names()).toEqual([]);
  const sizes = await Promise.all(
    [...scripts.values()].map(async (body) => brotliCompressSync(await body).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(95_000);
  await photos(page).first().click();
  await expect(viewer(page)).toBeVisible();
  expect(names().length).toBeGreaterThan(1);
});
