const minute = 60_000;
const hour = 60 * minute;

/** Between the first failure and the second attempt, in milliseconds; also how often a server that is away is looked for. */
export const firstPause = minute;
const longestPause = 6 * hour;

/** How long a mail is tried before it is given up, in milliseconds. */
const patience = 5 * 24 * hour;

interface Tried {
  created_at: string;
  /** Attempts so far, the one that just failed included. */
  attempts: number;
}

/** When to try again: after a minute, and then twice as long each time, up to six hours. Undefined after five days. */
export function retryAt({ created_at, attempts }: Tried, now: Date): Date | undefined {
  if (now.getTime() - Date.parse(created_at) >= patience) return undefined;
  // Far fewer than 30 doublings reach six hours; more would only make the number infinite.
  const pause = Math.min(firstPause * 2 ** Math.min(attempts - 1, 30), longestPause);
  return new Date(now.getTime() + pause);
}
