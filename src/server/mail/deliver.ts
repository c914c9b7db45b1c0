import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import {
  claim,
  colleagueMailOf,
  type DueNotice,
  markFailed,
  markSent,
  submissionOf,
} from '../db/requests/outbox.ts';
import type { NoticeKind } from '../db/tables.ts';
import { isDiskFull, isOutage } from '../error-trace.ts';
import type { Log } from '../log.ts';
import type { ComposeForColleague } from './colleague-mail.ts';
import type { Compose, Message } from './compose.ts';
import { retryAt } from './retry.ts';
import type { Delivery, Send } from './smtp.ts';

export interface DeliverOptions {
  database: Database;
  compose: Compose;
  composeForColleague: ComposeForColleague;
  send: Send;
  clock: Clock;
  /** Receives outbox ids and codes, never an address or a text. */
  log: Log;
}

/**
 * Time limit for sending one mail, and duration of its lease, in milliseconds. The lease is much longer
 * because the clocks of two machines can differ.
 */
const sendingTime = 2 * 60_000;
const leaseTime = 10 * 60_000;

/** Pause between attempts to record a result, in milliseconds. */
const recordingPause = 1_000;

/**
 * Sends one mail and records the result; skips it if another process has claimed it. Aborting `closed`
 * interrupts the attempt, and the mail is retried later.
 */
export async function deliver(
  notice: DueNotice,
  options: DeliverOptions,
  closed: AbortSignal,
): Promise<Delivery['kind'] | 'skipped'> {
  const { database, clock, log } = options;
  const { id, table } = notice;
  const lease = new Date(clock().getTime() + leaseTime);
  if (!(await claim(database, notice, lease))) return 'skipped';
  const delivery = await send(notice, options, closed);
  const delayed = () =>
    log(`mail ${id}: ${delivery.kind}, which is recorded when the database can be written again`, 'warn');
  const now = clock();
  if (delivery.kind === 'sent') {
    await record(() => markSent(database, notice, now), closed, delayed);
    if (delivery.refused > 0)
      log(`mail ${id}: sent, but ${delivery.refused} of its recipients were refused`, 'warn');
    return 'sent';
  }
  const tried = { created_at: notice.created_at, attempts: notice.attempts + 1 };
  const nextAt = delivery.kind === 'refused' ? undefined : retryAt(tried, now);
  const failed = { table, id, lease, error: delivery.code, nextAt };
  await record(() => markFailed(database, failed), closed, delayed);
  const pause = nextAt && Math.round((nextAt.getTime() - now.getTime()) / 60_000);
  if (pause) log(`mail ${id}: ${delivery.code}, next attempt in ${pause} min`, 'warn');
  else log(`mail ${id}: ${delivery.code}, given up`, 'error');
  return delivery.kind;
}

/**
 * Repeats a write until it succeeds, while the database does not answer or its disk is full: a mail that was sent and is
 * not recorded as sent would be sent again when its lease ends.
 * @param delayed called at the first failure
 * @throws any other error, and the last one if `closed` aborts
 */
async function record(
  write: () => Promise<unknown>,
  closed: AbortSignal,
  delayed: () => void,
): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    try {
      await write();
      return;
    } catch (error) {
      if (closed.aborted || !(isOutage(error) || isDiskFull(error))) throw error;
      if (failures === 0) delayed();
      await sleep(recordingPause, undefined, { signal: closed }).catch(() => {});
    }
  }
}

const isAboutRequest = (notice: DueNotice): notice is DueNotice & { kind: NoticeKind } =>
  notice.table === 'outbox';

async function send(
  notice: DueNotice,
  { database, compose, composeForColleague, send: sendMail }: DeliverOptions,
  closed: AbortSignal,
): Promise<Delivery> {
  const submission = isAboutRequest(notice) ? await submissionOf(database.read, notice.id) : undefined;
  const mail = isAboutRequest(notice) ? undefined : await colleagueMailOf(database.read, notice.id);
  let message: Message | undefined;
  try {
    if (mail) message = composeForColleague(mail);
    if (submission && isAboutRequest(notice)) message = await compose(notice, submission);
  } catch {
    // The error may contain personal data. A later version may be able to read the row.
    return { kind: 'deferred', code: 'unreadable' };
  }
  if (!message) return { kind: 'refused', code: 'nobody to send to' };
  return sendMail(message, AbortSignal.any([AbortSignal.timeout(sendingTime), closed]));
}
