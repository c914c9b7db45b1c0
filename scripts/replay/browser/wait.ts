import type { Page } from '@playwright/test';
import type { StillClock } from './clock.ts';

/** Default timeout for a condition, in real ms. */
const usual = 6_000;
/**
 * Time before the clock is advanced too, in real ms, and how often the condition was tried by then: on a busy machine a
 * page needs more time.
 */
const stillTime = 700;
const stillTries = 40;
/** Steps of the advanced clock, in ms. */
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
    for (let tries = 1; !(await condition()); tries += 1) {
      const waited = performance.now() - began;
      const isLong = waited > stillTime && tries >= stillTries;
      if (still ? isLong : waited > patience) return false;
      if (isLong) await clock.pass(turn);
      await page.waitForTimeout(look);
    }
    return true;
  };
}
