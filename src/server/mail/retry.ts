const minute = 60_000;
const hour = 60 * minute;

/**
 * Milliseconds between the first failure and the second attempt; also the interval at which an unreachable
 * server is retried.
 */
export const firstPause = minute;
const longestPause = 6 * hour;

/** Milliseconds after which a mail is given up. */
const giveUpAfter = 5 * 24 * hour;

interface Tried {
  created_at: string;
  /** Attempts so far, including the one that just failed. */
  attempts: number;
}

/**
 * @returns time of the next attempt: after a minute, then twice as long each time, up to six hours; `undefined` after
 * five days
 */
export function retryAt({ created_at, attempts }: Tried, now: Date): Date | undefined {
  if (now.getTime() - Date.parse(created_at) >= giveUpAfter) return undefined;
  // Far fewer than 30 doublings reach six hours; the bound avoids an infinite number.
  const pause = Math.min(firstPause * 2 ** Math.min(attempts - 1, 30), longestPause);
  return new Date(now.getTime() + pause);
}
