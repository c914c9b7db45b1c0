import type { Page } from '@playwright/test';

/** Real time in which the page must stay the same, in ms. */
const quiet = 100;

/**
 * Returns a condition for one wait: it is true once the page has shown the same for a moment, and nothing moves to an
 * end.
 */
export function isSettled(page: Page): () => Promise<boolean> {
  let before: string | undefined;
  let since = performance.now();
  return async () => {
    const now = await page.evaluate(() => JSON.stringify(window.pavilionQa?.see())).catch(() => undefined);
    if (now === undefined || now !== before) since = performance.now();
    before = now;
    return now !== undefined && performance.now() - since >= quiet;
  };
}
