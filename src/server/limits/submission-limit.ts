import type { ServerTranslate } from '#i18n/i18n.ts';
import { createRateLimit } from './rate-limit.ts';

/** Counts a submission that is about to be stored. Seconds to wait when it is refused, otherwise undefined. */
export type SubmissionLimit = (address: string, idempotencyKey?: string) => Promise<number | undefined>;

/** How long an address is counted and a key stays free, in seconds. */
const seconds = 10 * 60;

/** What a person is told who has to wait. */
export const waitText = (t: ServerTranslate, wait: number): string =>
  t('server.tooMany', { minutes: Math.ceil(wait / 60) });

/**
 * The limit of submissions for each address (decisions, section 2). A repeat of a key that was counted is free, of the
 * same moment too, because it creates nothing; requests without an address, which came over no network, are not counted.
 *
 * @param points submissions of one address in ten minutes; 0 means no limit
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
    // The verdict itself is kept, not what became of it: repeats of the same moment wait for the first.
    const verdict = verdicts.get(key) ?? judge(address, key);
    verdicts.set(key, verdict);
    return verdict;
  };
}
