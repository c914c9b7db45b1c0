import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Wrong tries per reference: ten per hour, out of 10,000 possible last four digits. */
const referenceLimit = { points: 10, duration: 60 * 60 };
/** Wrong tries per address, for any reference. */
const addressLimit = { points: 60, duration: 10 * 60 };

type Attempt =
  | { allowed: true /** Call when the try was right: it no longer counts. */; succeeded: () => Promise<void> }
  | { allowed: false /** In seconds. */; retryAfter: number };

/**
 * Limits guessing. A try counts from its start, so that concurrent tries cannot bypass the limit, and stops
 * counting when it succeeds. References that do not exist are counted like existing ones. Counts are lost on
 * restart.
 */
export function createTryLimit() {
  const ofReference = new RateLimiterMemory(referenceLimit);
  const ofAddress = new RateLimiterMemory(addressLimit);

  return {
    /** Without an address (no network), only the reference counts. */
    begin: async ({
      reference,
      address,
    }: {
      reference: string;
      address: string | undefined;
    }): Promise<Attempt> => {
      const counted = [
        { limiter: ofReference, key: reference },
        ...(address === undefined ? [] : [{ limiter: ofAddress, key: address }]),
      ];
      const waits = await Promise.all(counted.map(({ limiter, key }) => count(limiter, key)));
      const wait = Math.max(...waits);
      if (wait > 0) return { allowed: false, retryAfter: Math.ceil(wait / 1000) };
      const succeeded = async () => {
        await Promise.all(counted.map(({ limiter, key }) => limiter.reward(key)));
      };
      return { allowed: true, succeeded };
    },
  };
}

/** Counts one try. Returns the milliseconds to wait; 0 if the try is allowed. */
async function count(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(refused.msBeforeNext, 1);
    throw refused;
  }
}
