import type { Page, Request } from '@playwright/test';

/** Required idle time, and the maximum wait, in real ms. */
const quiet = 60;
const patience = 5_000;

/**
 * Waits until the scripts of a page are loaded. A replay is faster than any visitor, and gestures before hydration
 * would be lost.
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
