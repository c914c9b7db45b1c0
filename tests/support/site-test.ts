import { test as base, expect, type Page } from '@playwright/test';
import type { Language } from '#schemas/language.ts';
import { type ServedSite, serveSite } from './served-site.ts';

interface SiteFixtures {
  /** Everything the browser complained about; a test ends with an error when it is not empty. */
  complaints: string[];
  /** Opens a page of the site in a language, as a visitor who chose it. */
  open: (path: string, language?: Language) => Promise<Page>;
}

/** Browser tests over one built site for each worker. Console errors, page errors and broken requests fail a test. */
export const test = base.extend<SiteFixtures, { site: ServedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern.
    async ({}, use) => {
      const site = await serveSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  complaints: [
    async ({ page, javaScriptEnabled }, use) => {
      const complaints = collectComplaints(page, javaScriptEnabled);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page, context, site }, use) => {
    await use(async (path, language = 'en-US') => {
      await context.addCookies([{ name: 'lang', value: language, url: site.url }]);
      await page.goto(site.url + path);
      return page;
    });
  },
});

/** Collects console errors, page errors and broken requests of a page from now on. */
export function collectComplaints(page: Page, javaScriptEnabled = true): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Maps are drawn without a graphics card, which the browser finds slow.
    if (message.text().includes('GPU stall due to ReadPixels')) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    // The browser aborts what a page was fetching when the visitor leaves it, or a video that is no longer needed.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    // With scripts switched off, the browser refuses the modules that the head names.
    if (!javaScriptEnabled && request.url().endsWith('.js')) return;
    complaints.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  return complaints;
}

export { expect };
