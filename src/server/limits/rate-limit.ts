import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Counts a request of an address. Returns the seconds to wait if the limit is exceeded, otherwise
 * `undefined`.
 */
export type RateLimit = (address: string) => Promise<number | undefined>;

/**
 * Allows `points` requests per address in `seconds`, counted from the first one, in the memory of this
 * process. An address is forgotten when its time is over.
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
