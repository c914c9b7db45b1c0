import type { Browser, Page } from '@playwright/test';
import { builtInGroups } from '#registry/pages/index.ts';
import type { Language } from '#schemas/language.ts';
import { siteRoutes } from '../../scripts/lib/site-routes.mjs';
import { violations } from '../support/axe-page.ts';
import { readLayoutShifts, watchLayoutShifts } from '../support/layout-shifts.ts';
import { findWide, readPage, rulesOf } from '../support/page-text.ts';
import { collectComplaints, expect, test } from '../support/site-test.ts';
import { thorough } from '../support/thorough.ts';

/** A phone on a busy mobile network: bytes per second, milliseconds. */
const network = { offline: false, downloadThroughput: 400_000, uploadThroughput: 100_000, latency: 150 };
/** Delay of the fonts on a slow network, in ms after the text. */
const fontDelay = 800;
/** Bytes of scripts, compressed. */
const budget = { home: 115_000, other: 95_000 };

/** Pages over the budget. The showcase loads its machine (13.6 kB) as soon as it is seen, to show each item for 3 s. */
const exceptions: Readonly<Record<string, number>> = { '/periphery/supportingHotels': 101_500 };

/** `npm run walk` visits every page in both languages at both widths, over both networks. */
const screens = [
  { language: 'zh-CN', width: 390 },
  { language: 'en-US', width: 1440 },
  ...(thorough
    ? ([
        { language: 'zh-CN', width: 1440 },
        { language: 'en-US', width: 390 },
      ] as const)
    : []),
] as const;

/** Widths at which a page may not overflow. Blocks with long texts have tests at more widths in both languages. */
const overflowWidths = (width: number) => (thorough ? [1440, 320, 834, 1920, 390] : [width, 320]);

/** Failures by check; each message begins with its page. */
type Faults = Record<(typeof checks)[number], string[]>;
const checks = [
  '[RESP-02] nothing is wider than the window',
  '[LANG-04] every text is in the language of the page',
  'axe finds no violation',
  'the headings are in order',
  'nothing moves by itself',
  'the scripts are within the budget',
  'the first load fetches no data',
  'the browser reports no error',
] as const;

interface Visits {
  browser: Browser;
  url: string;
  language: Language;
  width: number;
  /** Paths that axe judges on a fast visit. */
  axe: readonly string[];
  faults: Faults;
}

/** The two ways to visit pages, each with the title of its tests. */
const visits = [
  [visitFast, 'every page has no axe violations, overflow or untranslated text and meets the script budget'],
  [visitSlowly, 'every kind of page has no layout shifts, overflow or untranslated text on a slow network'],
] as const;

test.describe.configure({ mode: 'parallel' });

for (const [index, { language, width }] of screens.entries())
  for (const [visit, title] of visits)
    test(`[RESP-02] [LANG-04] ${title}, at ${width} px in ${language}`, async ({ browser, site }) => {
      test.setTimeout(600_000);
      const all = (await siteRoutes(site.url, language)).map(({ path }) => path);
      expect(all.length).toBeGreaterThan(40);
      const { slow, fast, axe } = thorough ? { slow: all, fast: all, axe: all } : sampleOf(all, index);
      const faults = Object.fromEntries(checks.map((check) => [check, [] as string[]])) as Faults;
      await visit(
        { browser, url: site.url, language, width, axe, faults },
        visit === visitFast ? fast : slow,
      );
      for (const check of checks) expect.soft(faults[check], check).toEqual([]);
    });

/**
 * The paths that `npm test` visits in one language. The first page of each kind is visited in both languages, over a
 * slow network in one of them; a further page of the kind, which differs in its content alone, over a fast network in
 * one and without axe. `crawl.spec.ts` reads the texts of every page in both languages.
 *
 * @param index of the language
 */
function sampleOf(paths: readonly string[], index: number): Record<'slow' | 'fast' | 'axe', string[]> {
  const kinds = paths.map(kindOf);
  const isFirst = (_: string, at: number) => kinds.indexOf(kinds[at] ?? '') === at;
  const isSlow = (path: string) => paths.indexOf(path) % 2 === index;
  const fast = paths.filter((path) => !isSlow(path));
  return { slow: paths.filter(isFirst).filter(isSlow), fast, axe: paths.filter(isFirst) };
}

/** The blocks of a built-in page with their options, and the parameters that select an item. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://this.site');
  const page = builtInGroups.flatMap(({ pages }) => pages).find((one) => one.path === pathname);
  const blocks = page?.blocks.map(({ type, props }) => [
    type,
    ...Object.entries(props).filter(([, value]) => typeof value !== 'object'),
  ]);
  const isMissing = !page || searchParams.get('id') === 'missing';
  return JSON.stringify([isMissing ? path : blocks, [...searchParams.keys()]]);
}

/** Visits pages over a fast network with reduced motion; checks the bytes of scripts and everything visible. */
async function visitFast(
  { browser, url, language, width, axe, faults }: Visits,
  paths: string[],
): Promise<void> {
  const page = await newPage({ browser, url, language, width });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const complaints = collectComplaints(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  for (const path of paths) {
    await page.goto(url + path);
    await page.waitForFunction(isLoaded, undefined, { polling: 500 });
    faults['the first load fetches no data'].push(...calls.splice(0).map((call) => `${path}: ${call}`));
    const scripts = await page.evaluate(sentScripts);
    const bytes = scripts.reduce((sum, { size }) => sum + size, 0);
    const limit = exceptions[path] ?? (path === '/' ? budget.home : budget.other);
    // The lower limit detects a page whose scripts do not load, which would meet any budget.
    if (bytes > limit || bytes < 50_000)
      faults['the scripts are within the budget'].push(`${path}: ${bytes} bytes, ${JSON.stringify(scripts)}`);
    await scrollThrough(page, 0);
    // The unit of a figure is transparent while the figure counts up, which fails axe's contrast rule.
    await page.waitForFunction(() => !document.querySelector('main [data-counting]'));
    const found = axe.includes(path) ? await violations(page) : [];
    faults['axe finds no violation'].push(...found.map((fault) => `${path}: ${fault}`));
    await inspect(page, { path, language, width, faults });
    // The pages for an unknown path and an unknown item respond with 404, which the browser logs.
    const reported = complaints.splice(0).filter((text) => !text.includes('404'));
    faults['the browser reports no error'].push(...reported.map((text) => `${path}: ${text}`));
  }
  await page.context().close();
}

/** Whether the program runs and has requested nothing since the last look. Runs in the browser. */
function isLoaded(): boolean {
  const { dataset } = document.documentElement;
  const requests = String(performance.getEntriesByType('resource').length);
  const isQuiet = dataset.alive !== undefined && dataset.requests === requests;
  dataset.requests = requests;
  return isQuiet;
}

/**
 * Visits pages over a slow network with late fonts and an empty cache; checks layout shifts, then everything visible.
 */
async function visitSlowly(
  { browser, url, language, width, faults }: Visits,
  paths: string[],
): Promise<void> {
  const page = await newPage({ browser, url, language, width });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', network);
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, fontDelay));
    await route.continue().catch(() => undefined);
  });
  await watchLayoutShifts(page);
  const complaints = collectComplaints(page);
  for (const path of paths) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(url + path, { waitUntil: 'domcontentloaded' });
    await scrollThrough(page, 120);
    await page.waitForLoadState('load');
    await page.waitForTimeout(300);
    const shifts = await readLayoutShifts(page);
    faults['nothing moves by itself'].push(...shifts.map((shift) => `${path}: ${shift}`));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await inspect(page, { path, language, width, faults });
    const reported = complaints.splice(0).filter((text) => !text.includes('404'));
    faults['the browser reports no error'].push(...reported.map((text) => `${path}: ${text}`));
  }
  await page.context().close();
}

async function newPage({ browser, url, language, width }: Omit<Visits, 'axe' | 'faults'>): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  await context.addCookies([{ name: 'lang', value: language, url }]);
  return context.newPage();
}

/** Checks a page after scrolling through it: headings, texts, then overflow at several viewport widths. */
async function inspect(
  page: Page,
  { path, language, width, faults }: Omit<Visits, 'browser' | 'url' | 'axe'> & { path: string },
): Promise<void> {
  const note = (check: keyof Faults, found: readonly string[]) =>
    faults[check].push(...found.map((fault) => `${path}: ${fault}`));
  note('the headings are in order', await page.evaluate(headingFaults));
  note(
    '[LANG-04] every text is in the language of the page',
    (await page.evaluate(readPage, rulesOf(language))).complaints,
  );
  for (const other of overflowWidths(width)) {
    await page.setViewportSize({ width: other, height: 900 });
    note('[RESP-02] nothing is wider than the window', await page.evaluate(findWide));
  }
  await page.setViewportSize({ width, height: 900 });
}

/** Scripts that the page has loaded, with their compressed size. Runs in the browser. */
const sentScripts = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, size: encodedBodySize }))
    .filter(({ path }) => path.endsWith('.js'));

/**
 * Scrolls to the end, so that every block is hydrated, and back to the top, where sticky elements cover nothing.
 *
 * @param pause ms after each step of half a viewport; 0 waits two frames after each viewport
 */
const scrollThrough = (page: Page, pause: number): Promise<void> =>
  page.evaluate(async (time) => {
    const wait = (length: number) => new Promise((resolve) => setTimeout(resolve, length));
    // The timeout is for a busy browser that does not draw a frame for long.
    const frame = () => Promise.race([new Promise(requestAnimationFrame), wait(100)]);
    const step = time > 0 ? window.innerHeight / 2 : window.innerHeight;
    for (let y = step; y < document.documentElement.scrollHeight; y += step) {
      window.scrollTo({ top: y, behavior: 'instant' });
      if (time > 0) await wait(time);
      else for (let count = 0; count < 2; count += 1) await frame();
    }
    // Chromium has left this promise pending for minutes once.
    await Promise.race([document.fonts.ready, wait(10_000)]);
    window.scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  }, pause);

/** Finds skipped heading levels, and pages without exactly one h1. Runs in the browser. */
function headingFaults(): string[] {
  const shown = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) =>
    heading.checkVisibility({ visibilityProperty: true }),
  );
  const levels = shown.map(({ localName }) => Number(localName.slice(1)));
  const first = levels.filter((level) => level === 1).length;
  const skips = shown.flatMap(({ textContent }, index) => {
    const [level = 1, before = 0] = [levels[index], levels[index - 1]];
    return level > before + 1 ? [`h${level} after h${before}: “${textContent.trim().slice(0, 40)}”`] : [];
  });
  return first === 1 ? skips : [`${first} h1`, ...skips];
}
