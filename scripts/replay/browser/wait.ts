import type { Page } from '@playwright/test';
import type { StillClock } from './clock.ts';

/** Real time that a page gets for anything, in ms. */
const patience = 6_000;
/** Of it, the time without the clock; then it is turned as well, by this much each time. */
const stillTime = 700;
const turn = 50;
/** Between two looks, in real ms. */
const look = 15;

/**
 * Waits until something is so; whether it came to be. What comes by itself comes while the clock stands; the rest waits
 * for some time of the page, which it gets unless the clock is to stand `still`.
 */
export type Wait = (
  condition: () => boolean | Promise<boolean>,
  options?: { still?: boolean },
) => Promise<boolean>;

export function createWait(page: Page, clock: StillClock): Wait {
  return async (condition, { still = false } = {}) => {
    const began = performance.now();
    while (!(await condition())) {
      const waited = performance.now() - began;
      if (waited > (still ? stillTime : patience)) return false;
      if (waited > stillTime) await clock.pass(turn);
      await page.waitForTimeout(look);
    }
    return true;
  };
}
