import { countGivenUp, dueNotices, nextAttemptAt, type Outbox } from '../db/requests/outbox.ts';
import { applicantAddress } from './address.ts';
import { type DeliverOptions, deliver } from './deliver.ts';
import { firstPause } from './retry.ts';
import { createWakeSignal } from './wake-signal.ts';

/** Sends what stands in the outbox. */
export interface MailWorker extends Outbox {
  /** Lets the mail in hand get out, for a few seconds, and sends no other. */
  close(): Promise<void>;
}

/** How often the outbox is looked at, in milliseconds: another process may have died with mails in hand. */
const lookEvery = 60_000;
const atOnce = 20;
const graceOnClose = 3_000;

/**
 * Sends what the outbox holds, one mail after the other, until it is closed. A mail that fails is tried again after
 * growing pauses (`retry.ts`). Each leaves at least once: when a process dies between sending a mail and noting it, the
 * mail leaves once more under the same Message-ID.
 */
export function startMailWorker(options: DeliverOptions): MailWorker {
  const { database, clock, log } = options;
  const wakeSignal = createWakeSignal();
  const closing = new AbortController();
  const closed = new AbortController();

  /** Sends what is due; the answer is how long to pause then. */
  async function sendDue(): Promise<number> {
    for (;;) {
      const due = await dueNotices(database.read, clock(), atOnce);
      if (due.length === 0) break;
      for (const notice of due) {
        if (closing.signal.aborted) return 0;
        // What keeps this mail here keeps the others, too.
        if ((await deliver(notice, options, closed.signal)) === 'unreachable') return firstPause;
      }
    }
    const next = await nextAttemptAt(database.read);
    const pause = next ? next.getTime() - clock().getTime() : lookEvery;
    return Math.min(Math.max(pause, 0), lookEvery);
  }

  /** Tells at start what nobody might see otherwise. */
  async function reportGivenUp(): Promise<void> {
    const count = await countGivenUp(database.read);
    if (count > 0)
      log(`mail: ${count} in the outbox given up; docs/operations.md says how to send them again`);
  }

  async function work(): Promise<void> {
    await attempt(reportGivenUp);
    while (!closing.signal.aborted) await wakeSignal.wait((await attempt(sendDue)) ?? lookEvery);
  }

  /** The database may be away for a while, and mail is no reason to end the program. */
  async function attempt<T>(job: () => Promise<T>): Promise<T | undefined> {
    try {
      return await job();
    } catch (error) {
      log(`mail: the outbox cannot be used (${codeOf(error)})`);
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
