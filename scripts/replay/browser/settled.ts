import type { Page } from '@playwright/test';

/** Real time in which the page must stay the same, in ms, and how often it is looked at then: a busy machine is slow. */
const quiet = 100;
const quietLooks = 5;

/**
 * Returns a condition for one wait: it is true once the page has shown the same for a moment, and nothing moves to an
 * end.
 */
export function isSettled(page: Page): () => Promise<boolean> {
  let before: string | undefined;
  let since = performance.now();
  let looks = 0;
  return async () => {
    const now = await page.evaluate(() => JSON.stringify(window.pavilionQa?.see())).catch(() => undefined);
    looks += 1;
    if (now === undefined || now !== before) {
      since = performance.now();
      looks = 1;
    }
    before = now;
    return now !== undefined && performance.now() - since >= quiet && looks >= quietLooks;
  };
}
