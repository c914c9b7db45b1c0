import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Wrong tries per reference: ten per hour, out of 10,000 possible last four digits. */
const referenceLimit = { points: 10, duration: 60 * 60 };
/** Wrong tries per address, for any reference. */
const addressLimit = { points: 60, duration: 10 * 60 };

/** A try that may be judged. */
export interface AllowedAttempt {
  allowed: true;
  /** Call when the try was right: it no longer counts. */
  succeeded: () => Promise<void>;
  /** Call when the try could not be judged: it no longer counts for the reference, but for the address. */
  notJudged: () => Promise<void>;
}

export type Attempt = AllowedAttempt | { allowed: false /** In seconds. */; retryAfter: number };

/**
 * Limits guessing. A try counts from its start, so that concurrent tries cannot bypass the limit, and stops
 * counting when it succeeds. The address is counted first: beyond its limit, no memory is used for the
 * references it sends. References that do not exist are counted like existing ones. Counts are lost on restart.
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
      const wait =
        (address === undefined ? 0 : await consume(ofAddress, address)) ||
        (await consume(ofReference, reference));
      if (wait > 0) return { allowed: false, retryAfter: Math.ceil(wait / 1000) };
      const notJudged = async () => void (await ofReference.reward(reference));
      return {
        allowed: true,
        notJudged,
        succeeded: async () => {
          await notJudged();
          if (address !== undefined) await ofAddress.reward(address);
        },
      };
    },
  };
}

/**
 * Counts one try.
 *
 * @returns the milliseconds to wait; 0 if the try is allowed
 */
export async function consume(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(refused.msBeforeNext, 1);
    throw refused;
  }
}
