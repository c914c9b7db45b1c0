import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ServerTranslate } from '#i18n/i18n.ts';

/**
 * Counts a submission before it is stored. Returns the seconds to wait if it is refused, otherwise
 * `undefined`.
 */
export type SubmissionLimit = (address: string, idempotencyKey?: string) => Promise<number | undefined>;

/** Seconds for which an address is counted and repeats of a key are free. */
const seconds = 10 * 60;

/**
 * @param wait seconds
 * @returns the message for a visitor who must wait, in minutes
 */
export const waitText = (t: ServerTranslate, wait: number): string =>
  t('server.tooMany', { minutes: Math.ceil(wait / 60) });

/**
 * Limits submissions per address (decisions, section 2). A repeat of a counted key is free, even a concurrent one,
 * because it stores nothing. Requests without a network address are not counted.
 *
 * @param points submissions per address in ten minutes; 0 means no limit
 * @returns a function that gives the seconds to wait; `undefined` if the submission is allowed
 */
export function createSubmissionLimit(points: number): SubmissionLimit {
  if (points === 0) return async () => undefined;
  const count = createRateLimit({ points, seconds });
  const verdicts = new Map<string, Promise<number | undefined>>();

  async function judge(address: string, key: string): Promise<number | undefined> {
    const wait = await count(address);
    if (wait === undefined) setTimeout(() => verdicts.delete(key), seconds * 1000).unref();
    else verdicts.delete(key);
    return wait;
  }

  return async (address, key) => {
    if (!address) return undefined;
    if (key === undefined) return count(address);
    // Stores the pending verdict, so that concurrent repeats wait for the first.
    const verdict = verdicts.get(key) ?? judge(address, key);
    verdicts.set(key, verdict);
    return verdict;
  };
}

/**
 * Counts a request of an address. Returns the seconds to wait if the limit is exceeded, otherwise
 * `undefined`.
 */
type RateLimit = (address: string) => Promise<number | undefined>;

/**
 * Allows `points` requests per address in `seconds`, counted from the first one, in the memory of this process. An
 * address is forgotten when its time is over.
 *
 * @returns a function that gives the seconds to wait; `undefined` if the request is allowed
 */
export function createRateLimit({ points, seconds }: { points: number; seconds: number }): RateLimit {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (address) => {
    try {
      await limiter.consume(address);
      return undefined;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  };
}
