import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { languages } from '#schemas/language.ts';
import { expect, test } from '../support/site-test.ts';
import { thorough } from '../support/thorough.ts';

const client = join(import.meta.dirname, '../../dist/client');
const kilobyte = 1000;
const budget = { home: 140 * kilobyte, other: 125 * kilobyte };

/** As it is sent: the smallest files are not worth compressing. */
function sentSize(file: string): number {
  const compressed = join(client, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(client, file)).size;
}

/** The heaviest page, an article, a form and a page of nothing; every other kind of page in a walk. */
const routes = [
  '/',
  '/news/newsInfoDetail?id=news-002',
  '/exhibitCenter/onlineBooking',
  '/conventionCenter/meetingVr',
  ...(thorough
    ? [
        '/news/newsInfo',
        '/exhibitCenter/exhibitionHallIntroduction',
        '/conventionCenter/conferenceIntroduction',
        '/about/complaintAdvice',
        '/requests',
      ]
    : []),
];

test.use({ viewport: { width: 390, height: 844 } });

for (const [index, route] of routes.entries())
  for (const language of thorough ? languages : languages.slice(index % 2, (index % 2) + 1))
    test(`first load of ${route} in ${language} fetches its budget of scripts, no data, and complains of nothing`, async ({
      page,
      open,
    }) => {
      const scripts = new Map<string, Promise<Buffer>>();
      const calls: string[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
        if (new URL(response.url()).pathname.startsWith('/api/')) calls.push(response.url());
      });
      await open(route, language);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(2_000);
      const sizes = await Promise.all(
        [...scripts].map(
          async ([url, body]) => [new URL(url).pathname, brotliCompressSync(await body).length] as const,
        ),
      );
      const total = sizes.reduce((sum, [, size]) => sum + size, 0);
      test.info().annotations.push({ type: 'first load', description: `${route} ${total} bytes of brotli` });
      expect(total, JSON.stringify(sizes)).toBeLessThan(route === '/' ? budget.home : budget.other);
      expect(total).toBeGreaterThan(50 * kilobyte);
      expect(calls, 'hydration asks for nothing again').toEqual([]);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
    });

test('every route of the menu keeps the budget', async ({ page, open, site }) => {
  test.setTimeout(180_000);
  await open('/', 'zh-CN');
  const links = await page
    .locator('header a[href^="/"]')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? '/'));
  const paths = [...new Set(links)].filter((path) => !path.startsWith('/language/'));
  expect(paths.length).toBeGreaterThan(35);
  // Pages of the same kinds of blocks load the same scripts.
  const kinds = new Map<string, string>();
  for (const path of paths) {
    const html = await (await page.request.get(site.url + path)).text();
    const blocks = [...html.matchAll(/data-block="([\w-]+)"/g)].map(([, type]) => type);
    const kind = [path === '/', ...new Set(blocks)].join();
    if (thorough || !kinds.has(kind)) kinds.set(thorough ? path : kind, path);
  }
  const over: unknown[] = [];
  for (const path of kinds.values()) {
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    const files = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const scripts = [...new Set(files)].filter((file) => file.endsWith('.js'));
    const total = scripts.reduce((sum, file) => sum + sentSize(file), 0);
    expect(total, path).toBeGreaterThan(50 * kilobyte);
    if (total > (path === '/' ? budget.home : budget.other)) over.push([path, total]);
  }
  expect(over).toEqual([]);
});

test('the code of a block is fetched when it comes near the screen, not before', async ({ page, open }) => {
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

test('the visitors’ bundle holds no editor and no server, and its pages load no schema library', () => {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const modules = Object.keys(manifest);
  expect(modules.length).toBeGreaterThan(8);
  expect(modules.filter((name) => /schemas\/calls|src\/(editor|server|demo)\//.test(name))).toEqual([]);
  const codeOf = (name: string) => {
    const { file = '' } = manifest[name] ?? {};
    return file.endsWith('.js') ? readFileSync(join(client, file), 'utf8') : '';
  };
  // Words that the code of these cannot do without.
  expect(modules.filter((name) => /sanitizeHtml|kysely/i.test(codeOf(name)))).toEqual([]);
  const loaded = new Set<string>();
  const follow = (name: string) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    for (const imported of manifest[name]?.imports ?? []) follow(imported);
  };
  // What a form fetches on its first use may check by a schema; what a page loads may not.
  for (const name of modules) if (/entry\.client|blocks\/\w[\w-]*\/View\.tsx$/.test(name)) follow(name);
  expect(loaded.size).toBeGreaterThan(8);
  expect([...loaded].filter((name) => /ZodError|invalid_type|\$ZodType/.test(codeOf(name)))).toEqual([]);
});
