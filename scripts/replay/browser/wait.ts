import type { Page } from '@playwright/test';
import type { StillClock } from './clock.ts';

/** Default timeout for a condition, in real ms. */
const usual = 6_000;
/** Time before the clock is advanced too, and the size of its steps, in ms. */
const stillTime = 700;
const turn = 50;
/** Polling interval, in real ms. */
const look = 15;

/**
 * Waits for a condition and returns whether it became true. Advances the stopped clock after a while, for conditions
 * that depend on timers, unless `still` is set. `patience` is its timeout in real ms.
 */
export type Wait = (
  condition: () => boolean | Promise<boolean>,
  options?: { still?: boolean; patience?: number },
) => Promise<boolean>;

export function createWait(page: Page, clock: StillClock): Wait {
  return async (condition, { still = false, patience = usual } = {}) => {
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
