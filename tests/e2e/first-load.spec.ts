import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { untilAlive } from '../support/alive.ts';
import { expect, test } from '../support/site-test.ts';

const client = join(import.meta.dirname, '../../dist/client');
test.use({ viewport: { width: 390, height: 844 } });
// A first load has nothing cached. Other tests have the scripts of the tests before them.
test.beforeEach(async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
});

test('the code of a block is fetched only when the block comes near the viewport', async ({ page, open }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await open('/exhibitCenter/exhibitionHallIntroduction');
  await page.waitForTimeout(1_500);
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const carousel = `/${manifest['blocks/carousel/View.tsx'].file}`;
  expect(scripts).not.toContain(carousel);
  await page.locator('[data-block=carousel]').scrollIntoViewIfNeeded();
  await expect.poll(() => scripts).toContain(carousel);
});

test('the script in every page is minified', async ({ request, site }) => {
  const html = await (await request.get(site.url)).text();
  const [, script = ''] = /<script data-modules="[^"]*">(.*?)<\/script>/s.exec(html) ?? [];
  // In characters. Its source has twice as many.
  expect(script.length).toBeGreaterThan(500);
  expect(script.length).toBeLessThan(1_500);
  expect(script).not.toContain('\n');
});

test('a first load fetches at most eight scripts, and none of them and no lazy picture before the first paint', async ({
  browser,
  site,
}) => {
  const loaded: number[] = [];
  for (const path of [
    '/',
    '/news/newsInfo',
    '/exhibitCenter/exhibitionSchedule',
    '/exhibitCenter/onlineBooking',
    '/exhibitCenter/venue',
    '/periphery/trafficGuidance',
  ]) {
    // With a context of its own, because browsers load lazy pictures of an earlier page at once, from memory.
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(site.url + path);
    await untilAlive(page);
    await page.waitForTimeout(500);
    const { paint, scripts, lazy, prioritised } = await page.evaluate(() => {
      const resources = performance.getEntriesByType('resource');
      const startsOf = (wanted: (name: string) => boolean) =>
        resources.filter(({ name }) => wanted(name)).map(({ startTime }) => startTime);
      const pictures = [...document.querySelectorAll('img')];
      const filesOf = (wanted: string) =>
        pictures.filter((picture) => picture.matches(wanted)).map(({ currentSrc }) => currentSrc);
      const eager = new Set(filesOf(':not([loading=lazy])'));
      const later = new Set(
        filesOf(':is(picture > *, .absolute)[loading=lazy]').filter((file) => !eager.has(file)),
      );
      return {
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        scripts: startsOf((name) => name.endsWith('.js')),
        lazy: startsOf((name) => later.has(name)),
        prioritised: pictures.filter(({ fetchPriority }) => fetchPriority === 'high').length,
      };
    });
    expect(paint).toBeGreaterThan(0);
    expect(scripts.length).toBeGreaterThan(2);
    expect.soft(scripts.length, path).toBeLessThanOrEqual(8);
    expect.soft(Math.min(...scripts), path).toBeGreaterThan(paint);
    expect.soft(Math.min(...lazy), path).toBeGreaterThan(paint);
    expect.soft(prioritised, path).toBe(1);
    loaded.push(...lazy);
    await context.close();
  }
  // Those near the first screen; a page with a long form has none there.
  expect(loaded.length).toBeGreaterThan(0);
});

test('a click on a tab is repeated when the code of its block arrives after it', async ({ page, site }) => {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  for (const late of [
    '**/assets/{site,entry.client}-*.js',
    `**/${manifest['blocks/venues/View.tsx']?.file}`,
  ]) {
    const held = Promise.withResolvers<void>();
    await page.route(late, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`${site.url}/conventionCenter/meetingVenue`, { waitUntil: 'commit' });
    const tabs = page.getByRole('tab');
    await tabs.nth(1).click();
    await page.waitForTimeout(300);
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'false');
    held.resolve();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    // A second click is an ordinary one.
    await tabs.nth(0).click();
    await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
    await page.unroute(late);
  }
});

test('the visitors’ bundle contains no editor and no server code, and no page loads a schema library', () => {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const modules = Object.keys(manifest);
  expect(modules.length).toBeGreaterThan(8);
  expect(modules.filter((name) => /schemas\/calls|src\/(editor|server|demo)\//.test(name))).toEqual([]);
  const codeOf = (name: string) => {
    const { file = '' } = manifest[name] ?? {};
    return file.endsWith('.js') ? readFileSync(join(client, file), 'utf8') : '';
  };
  // Names that the code of these libraries always contains.
  expect(modules.filter((name) => /sanitizeHtml|kysely/i.test(codeOf(name)))).toEqual([]);
  // The help of a key in `blocks/stats/schema.ts`: editors' labels stay on the server and in the editor.
  expect(readFileSync(join(client, '../../blocks/stats/schema.ts'), 'utf8')).toContain('没有数据来源时显示');
  expect(modules.filter((name) => codeOf(name).includes('没有数据来源时显示'))).toEqual([]);
  const loaded = new Set<string>();
  const follow = (name: string) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    for (const imported of manifest[name]?.imports ?? []) follow(imported);
  };
  // Code that a form loads on its first use may use a schema; code of the page load may not.
  for (const name of modules) if (/entry\.client|blocks\/\w[\w-]*\/View\.tsx$/.test(name)) follow(name);
  expect(loaded.size).toBeGreaterThan(8);
  expect([...loaded].filter((name) => /ZodError|invalid_type|\$ZodType/.test(codeOf(name)))).toEqual([]);
});
