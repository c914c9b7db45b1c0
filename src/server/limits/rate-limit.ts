import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts what comes from each address. Seconds to wait when it is too much, otherwise undefined. */
export type RateLimit = (address: string) => Promise<number | undefined>;

/**
 * At most `points` from one address in `seconds`, counted from the first of them, in the memory of this process alone: an
 * address is forgotten when its time is over.
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
