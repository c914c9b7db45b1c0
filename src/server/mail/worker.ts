import { countGivenUp, dueNotices, nextAttemptAt, type Outbox } from '../db/requests/outbox.ts';
import { createWakeSignal } from '../wake-signal.ts';
import { applicantAddress } from './address.ts';
import { type DeliverOptions, deliver } from './deliver.ts';
import { firstPause } from './retry.ts';

/** Sends the mails of the outbox. */
export interface MailWorker extends Outbox {
  /** Lets the current mail finish for a few seconds, and sends no other. */
  close(): Promise<void>;
}

/**
 * Interval at which the outbox is checked, in milliseconds: another process may have crashed with claimed
 * mails.
 */
const checkInterval = 60_000;
const atOnce = 20;
const graceOnClose = 3_000;

/**
 * Sends the mails of the outbox one by one until it is closed. A failed mail is retried after growing pauses
 * (`retry.ts`). Delivery is at least once: if a process crashes after sending a mail and before recording it,
 * the mail is sent again with the same Message-ID.
 */
export function startMailWorker(options: DeliverOptions): MailWorker {
  const { database, clock, log } = options;
  const wakeSignal = createWakeSignal();
  const closing = new AbortController();
  const closed = new AbortController();
  /** Code of the error that the outbox had last; undefined since it could be read and written again. */
  let fault: string | undefined;

  /** Sends the mails that are due. Returns the pause until the next check, in milliseconds. */
  async function sendDue(): Promise<number> {
    for (;;) {
      const due = await dueNotices(database.read, clock(), atOnce);
      if (due.length === 0) break;
      for (const notice of due) {
        if (closing.signal.aborted) return 0;
        const result = await deliver(notice, options, closed.signal);
        fault = undefined;
        // If the server is unreachable for this mail, it is for the others too.
        if (result === 'unreachable') return firstPause;
      }
    }
    const next = await nextAttemptAt(database.read);
    const pause = next ? next.getTime() - clock().getTime() : checkInterval;
    return Math.min(Math.max(pause, 0), checkInterval);
  }

  /** Logs at start how many mails were given up. */
  async function reportGivenUp(): Promise<void> {
    const count = await countGivenUp(database.read);
    if (count > 0) log(`mail: ${count} given up; docs/operations.md says how to send them again`, 'error');
  }

  async function work(): Promise<void> {
    await attempt(reportGivenUp);
    while (!closing.signal.aborted) await wakeSignal.wait((await attempt(sendDue)) ?? checkInterval);
  }

  /**
   * Database errors must not end the process; the job runs again later. An outage is logged once: every request that wakes the
   * worker meets it again.
   */
  async function attempt<T>(job: () => Promise<T>): Promise<T | undefined> {
    try {
      const result = await job();
      fault = undefined;
      return result;
    } catch (error) {
      const code = codeOf(error);
      if (code !== fault) log(`mail: the outbox cannot be used (${code})`, 'warn');
      fault = code;
      return undefined;
    }
  }

  const working = work();
  return {
    kindsFor: (body) => (applicantAddress(body) ? ['venue', 'applicant'] : ['venue']),
    wake: wakeSignal.wake,
    async close() {
      closing.abort();
      wakeSignal.wake();
      const grace = setTimeout(() => closed.abort(), graceOnClose);
      await working;
      clearTimeout(grace);
    },
  };
}

const codeOf = (error: unknown): string =>
  error instanceof Error ? ('code' in error ? String(error.code) : error.name) : 'unknown';
