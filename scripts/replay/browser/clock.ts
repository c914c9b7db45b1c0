import type { Page } from '@playwright/test';

/** Clock of a page, stopped unless advanced. */
export interface StillClock {
  /** Ms since the start of the trace. */
  now: () => number;
  /** Advances the clock, running due timers. */
  pass: (milliseconds: number) => Promise<void>;
}

/** The clock starts earlier by this, in ms, so that it can be stopped at the right time. */
const lead = 10_000;

/**
 * Stops the clocks of this page and of every document it opens.
 * @param began ISO 8601
 */
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
