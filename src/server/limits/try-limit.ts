import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Wrong tries for one reference: of 10,000 endings of a number, an hour allows ten. */
const referenceLimit = { points: 10, duration: 60 * 60 };
/** Wrong tries from one address, for whatever reference. */
const addressLimit = { points: 60, duration: 10 * 60 };

type Attempt =
  | { allowed: true /** It was right: it does not count. */; succeeded: () => Promise<void> }
  | { allowed: false /** Seconds. */; retryAfter: number };

/**
 * Limits guessing. A try counts from its beginning, so that a hundred at once are no way around it, until it turns out
 * to have been right. References that do not exist are counted like those that do. Kept in memory: a restart forgives.
 */
export function createTryLimit() {
  const ofReference = new RateLimiterMemory(referenceLimit);
  const ofAddress = new RateLimiterMemory(addressLimit);

  return {
    /** Without an address, for what came over no network, only the reference counts. */
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

/** Counts one try; how many milliseconds the next must wait, 0 when this one may go on. */
async function count(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(refused.msBeforeNext, 1);
    throw refused;
  }
}
