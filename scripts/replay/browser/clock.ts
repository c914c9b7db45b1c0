import type { Page } from '@playwright/test';

/** The clock of a page, which stands still unless it is turned. */
export interface StillClock {
  /** In ms since it began. */
  now: () => number;
  /** Lets some ms pass, with all that they were waited for. */
  pass: (milliseconds: number) => Promise<void>;
}

/** Before that it runs, so that it can be stopped; ms. */
const lead = 10_000;

/** Stops the clocks of this page and of every document that it opens; `began` is an ISO moment. */
export async function stopClock(page: Page, began: string): Promise<StillClock> {
  const start = Date.parse(began);
  await page.clock.install({ time: start - lead });
  await page.clock.pauseAt(start);
  let now = 0;
  return {
    now: () => now,
    pass: async (milliseconds) => {
      if (milliseconds <= 0) return;
      now += milliseconds;
      await page.clock.runFor(milliseconds);
    },
  };
}
