import type { Page, Request } from '@playwright/test';

/** Nothing must have been fetched for so long, in ms of real time; and how long that is waited for at most. */
const quiet = 60;
const patience = 5_000;

/**
 * Tells when the scripts of a page have come: what a visitor does before is lost on what is not alive yet, and a replay
 * is quicker than any visitor.
 */
export function watchAssets(page: Page): { settled: () => Promise<void> } {
  const open = new Set<Request>();
  let changed = performance.now();
  const end = (request: Request) => {
    if (open.delete(request)) changed = performance.now();
  };
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    open.add(request);
    changed = performance.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    settled: async () => {
      const limit = performance.now() + patience;
      while ((open.size > 0 || performance.now() - changed < quiet) && performance.now() < limit)
        await page.waitForTimeout(10);
    },
  };
}
