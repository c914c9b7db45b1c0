import { test as base, expect, type Page } from '@playwright/test';
import type { Language } from '#schemas/language.ts';
import { type ServedSite, serveSite } from './served-site.ts';

interface SiteFixtures {
  /** Errors that the browser logged. A test fails if any are left at its end. */
  complaints: string[];
  /** Opens a page of the site as a visitor who has selected the language. */
  open: (path: string, language?: Language) => Promise<Page>;
}

/**
 * Tests without a page, or with a page that they check themselves. They share workers with the others: Playwright starts
 * new ones for tests whose fixtures per worker differ.
 */
export const bareTest = base.extend<object, { site: ServedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern.
    async ({}, use) => {
      const site = await serveSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

/** Browser tests with one built site per worker. Console errors, page errors and failed requests fail a test. */
export const test = bareTest.extend<SiteFixtures>({
  complaints: [
    async ({ page, javaScriptEnabled }, use) => {
      const complaints = collectComplaints(page, javaScriptEnabled);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, javaScriptEnabled }, use, info) => {
    // To empty the storage, Playwright leaves an empty document at the site's origin; an address with a hash would stay in it.
    if (page.url() !== 'about:blank') await page.goto('about:blank');
    if (javaScriptEnabled) waitUntilAlive(page);
    await use(page);
    // Playwright empties the browser's cache through the open page of a reused context. Without a page the scripts stay
    // cached, and compiled, for the next test. A failed test's page is needed for its screenshot.
    if (info.status === info.expectedStatus) await page.close();
  },
  open: async ({ page, context, site }, use) => {
    await use(async (path, language = 'en-US') => {
      await context.addCookies([{ name: 'lang', value: language, url: site.url }]);
      await page.goto(site.url + path);
      return page;
    });
  },
});

/**
 * Makes `goto` and `reload` wait until the page is hydrated, which begins after the `load` event. A page whose scripts
 * a test lets fail is not waited for.
 */
function waitUntilAlive(page: Page): void {
  let failure = Promise.withResolvers<void>();
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('.js')) failure.resolve();
  });
  const alive = () =>
    Promise.race([
      failure.promise,
      page
        .waitForFunction(
          () => document.documentElement.matches('[data-alive], :not(:has(script[data-modules]))'),
          undefined,
          { timeout: 15_000 },
        )
        .catch(() => {}),
    ]);
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    failure = Promise.withResolvers();
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await alive();
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    failure = Promise.withResolvers();
    const response = await reload(options);
    if (options?.waitUntil === undefined) await alive();
    return response;
  };
}

/** Collects console errors, page errors and failed requests of a page from now on. */
export function collectComplaints(page: Page, javaScriptEnabled = true): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The browser warns that maps are slow without a GPU.
    if (message.text().includes('GPU stall due to ReadPixels')) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    // The browser aborts pending requests when the visitor leaves the page, and requests for unused videos.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    // With scripts switched off, the browser blocks the modules in the head.
    if (!javaScriptEnabled && request.url().endsWith('.js')) return;
    complaints.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  return complaints;
}

/** Options of tests that judge nothing in motion: drawing animations is a sixth of the CPU time of such a test. */
export const withoutMotion = { contextOptions: { reducedMotion: 'reduce' } } as const;

export { expect };
