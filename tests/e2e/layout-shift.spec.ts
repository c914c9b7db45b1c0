import type { Browser, Page } from '@playwright/test';
import type { Language } from '#schemas/language.ts';
import { siteRoutes } from '../../scripts/lib/site-routes.mjs';
import { readLayoutShifts, watchLayoutShifts } from '../support/layout-shifts.ts';
import { expect, test } from '../support/site-test.ts';
import { thorough } from '../support/thorough.ts';

/** A phone on a busy mobile network: bytes per second, milliseconds. */
const network = { offline: false, downloadThroughput: 400_000, uploadThroughput: 100_000, latency: 150 };
/** Fonts come long after the text: milliseconds. */
const fontDelay = 800;
/** Pages that load beside each other; each has the network to itself. */
const atOnce = 3;

test.describe.configure({ mode: 'parallel' });

const screens = [
  { language: 'zh-CN', width: 390, height: 844 },
  { language: 'en-US', width: 1440, height: 900 },
] as const;

for (const { language, width, height } of screens)
  test(`nothing moves by itself at ${width} px in ${language}, with late fonts and a slow network`, async ({
    browser,
    site,
  }) => {
    test.setTimeout(240_000);
    const began = Date.now();
    const all = (await siteRoutes(site.url, language)).map(({ path }) => path);
    expect(all.length).toBeGreaterThan(40);
    // Each screen takes every second page of a sample, so that all pages are looked at on one of them.
    const waiting = all.filter(
      (_, index) => thorough || index % 2 === screens.findIndex((screen) => screen.width === width),
    );
    const routes = waiting.length;
    const shifts: string[] = [];
    const visit = async () => {
      const page = await openSlowly({ browser, url: site.url, language, width, height });
      for (let path = waiting.shift(); path; path = waiting.shift()) {
        await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
        await scrollSlowly(page);
        shifts.push(...(await readLayoutShifts(page)).map((shift) => `${path}: ${shift}`));
      }
      await page.context().close();
    };
    await Promise.all(Array.from({ length: atOnce }, visit));
    expect(shifts).toEqual([]);
    expect(routes).toBeGreaterThan(20);
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    test.info().annotations.push({ type: 'layout shift', description: `${routes} routes in ${seconds} s` });
  });

interface Visit {
  browser: Browser;
  url: string;
  language: Language;
  width: number;
  height: number;
}

/** Every visit is a first one: nothing is cached, the network is slow, the fonts are slower. */
async function openSlowly({ browser, url, language, width, height }: Visit): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height } });
  await context.addCookies([{ name: 'lang', value: language, url }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', network);
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, fontDelay));
    await route.continue().catch(() => undefined);
  });
  await watchLayoutShifts(page);
  return page;
}

/** To the end in steps of half a window, as a reader would; then until fonts and pictures are there. */
async function scrollSlowly(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
    const step = window.innerHeight / 2;
    for (let y = step; y < document.documentElement.scrollHeight; y += step) {
      window.scrollTo(0, y);
      await pause(120);
    }
    await document.fonts.ready;
  });
  await page.waitForLoadState('load');
  await page.waitForTimeout(300);
}
