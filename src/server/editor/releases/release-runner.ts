import { errorMessage } from '#lib/error-message.ts';
import { PublishError } from '../../db/content/publish.ts';
import {
  claimNext,
  holdsClaim,
  markReleaseFailed,
  nextMoment,
  type ReleaseRow,
} from '../../db/content/releases.ts';
import { createWakeSignal } from '../../wake-signal.ts';
import type { PublishDependencies } from '../publish/publish-steps.ts';
import { makerOf, runRelease } from './run-release.ts';

/**
 * Longest pause, in milliseconds: another process may have planned a release or crashed with one, and a clock may have been
 * set.
 */
const checkInterval = 60_000;
/** Shortest pause, while another process runs a release. */
const shortestPause = 100;
/**
 * Duration of a lease, in milliseconds. A release that takes longer is run by another process, and the first one finds
 * its claim lost and stores nothing.
 */
const leaseTime = 30_000;
/** Claims after which a release that ends in errors is given up. */
const mostClaims = 20;

export interface ReleaseRunnerOptions extends PublishDependencies {
  log: (line: string) => void;
}

/** Runs releases when their moment has come. */
export interface ReleaseRunner {
  /** Call after a release was planned or changed. */
  wake(): void;
  /** Lets the current release finish, and runs no other. */
  close(): Promise<void>;
}

/**
 * Runs the releases that are due, in the order of their moments. Several processes may do this on one database: each
 * release runs once, in one transaction that also records it.
 */
export async function runDueReleases(options: ReleaseRunnerOptions, closing?: AbortSignal): Promise<void> {
  const { database, clock } = options;
  while (!closing?.aborted) {
    const now = clock();
    const lease = new Date(now.getTime() + leaseTime);
    const claimed = await claimNext(database, { now, lease });
    if (!claimed) return;
    await runClaimed(claimed, options);
  }
}

async function runClaimed(release: ReleaseRow, options: ReleaseRunnerOptions): Promise<void> {
  const { database, clock, log } = options;
  const title = `release ${release.id}${release.name ? ` "${release.name}"` : ''}`;
  try {
    await database.write(async (tx) => {
      await database.lockRevisions(tx);
      if (!(await holdsClaim(tx, release))) return;
      await runRelease(tx, options, { release, account: makerOf(release), at: clock() });
    });
  } catch (error) {
    const isRefused = error instanceof PublishError;
    // The database may not answer, or the disk be full: the release stays claimed until the lease ends, and is tried again.
    if (!isRefused && release.fence < mostClaims) throw error;
    log(`${title} did not run: ${errorMessage(error)}`);
    await markReleaseFailed(database, release, { at: clock(), issues: isRefused ? error.issues : [] });
  }
}

/** Starts to run releases, until it is closed. */
export function startReleases(options: ReleaseRunnerOptions): ReleaseRunner {
  const { database, clock, log } = options;
  const wakeSignal = createWakeSignal();
  const closing = new AbortController();

  /** Returns the pause until the next check, in milliseconds. */
  async function runDue(): Promise<number> {
    await runDueReleases(options, closing.signal);
    const next = await nextMoment(database.read);
    const pause = next ? next.getTime() - clock().getTime() : checkInterval;
    return Math.min(Math.max(pause, shortestPause), checkInterval);
  }

  async function work(): Promise<void> {
    while (!closing.signal.aborted) {
      const pause = await runDue().catch((error: unknown) => {
        log(`releases cannot be run: ${errorMessage(error)}`);
        return leaseTime;
      });
      await wakeSignal.wait(pause);
    }
  }

  const working = work();
  return {
    wake: wakeSignal.wake,
    async close() {
      closing.abort();
      wakeSignal.wake();
      await working;
    },
  };
}
