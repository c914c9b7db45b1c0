import { errorMessage } from '#lib/error-message.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../database.ts';

const day = 24 * 60 * 60_000;

/**
 * Days after which requests are deleted. The forms' privacy notes promise this period (`schemas/*form*.ts`).
 */
const requestDays = 365;
/**
 * @param createdAt ISO 8601
 * @returns the time at which the request is deleted, as its form promises
 */
export const deletionDate = (createdAt: string): Date => new Date(Date.parse(createdAt) + requestDays * day);

/** Days for which a repeated submission is recognised. Drafts on a device are seldom older. */
const keyDays = 90;
/** Days for which a mail to a colleague is kept. It names who wrote, and where. */
const mailDays = 90;

/**
 * Deletes expired submissions with everything that belongs to them, expired idempotency keys, and mails to colleagues that
 * were sent or given up long ago.
 * @returns the number of deleted submissions
 */
export function deleteExpiredRequests(database: Database, clock: Clock): Promise<number> {
  const before = (days: number) => new Date(clock().getTime() - days * day).toISOString();
  return database.write(async (tx) => {
    await tx.deleteFrom('idempotency_key').where('created_at', '<', before(keyDays)).execute();
    await tx
      .deleteFrom('colleague_mail')
      .where('next_at', 'is', null)
      .where('created_at', '<', before(mailDays))
      .execute();
    const { numDeletedRows } = await tx
      .deleteFrom('submission')
      .where('created_at', '<', before(requestDays))
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
}

/** Days without a publish, a request or an act of an editor, after which the job suspects the clock. */
const quietDays = 31;
/** Days without a jump after which the job believes a clock that it suspects. */
const trustedAfterDays = 7;
/** Days by which the clock and the time since the start may differ between two runs. */
const steadyDays = 1;

/**
 * Finds a long time without any row that ended less than a week ago: the clock may have jumped, even if rows were stored
 * since.
 * @returns its length in days; 0 if there is none
 */
async function quietDaysBefore({ read }: Database, now: number): Promise<number> {
  const recent = new Date(now - trustedAfterDays * day).toISOString();
  const times = read
    .selectFrom('submission')
    .select('created_at as at')
    .unionAll(read.selectFrom('revision').select('at'))
    .unionAll(read.selectFrom('audit').select('at'));
  const found = await read
    .selectFrom(times.as('times'))
    .select(({ fn }) => [
      fn.max('at').filterWhere('at', '<', recent).as('last'),
      fn.min('at').filterWhere('at', '>=', recent).as('next'),
    ])
    .executeTakeFirst();
  const next = Math.min(now, ...(found?.next ? [Date.parse(found.next)] : []));
  const quiet = Math.floor((next - Date.parse(found?.last ?? '')) / day);
  return Number.isFinite(quiet) && quiet > quietDays ? quiet : 0;
}

interface RetentionJobOptions {
  database: Database;
  clock: Clock;
  /** Milliseconds since the process started; unlike the clock, it cannot be set. */
  uptime?: () => number;
  /** Milliseconds between two runs. */
  interval?: number;
  log: (line: string) => void;
}

/**
 * Deletes expired requests now and then once a day. A clock that jumped must not delete requests for ever: after a jump
 * while the server runs, or a long time without rows, nothing is deleted until the clock was steady for a week.
 * @returns a function that stops the job
 */
export function startRetentionJob({
  database,
  clock,
  uptime = () => performance.now(),
  interval = day,
  log,
}: RetentionJobOptions): () => void {
  /** The clock and the uptime of the last run. */
  let last = { now: clock().getTime(), up: uptime() };
  let steadySince = last.up;
  const run = async () => {
    try {
      const at = { now: clock().getTime(), up: uptime() };
      if (Math.abs(at.now - last.now - (at.up - last.up)) > steadyDays * day) steadySince = at.up;
      last = at;
      const quiet = await quietDaysBefore(database, at.now);
      if (quiet > 0 && at.up - steadySince < trustedAfterDays * day)
        return log(
          `The clock says ${new Date(at.now).toISOString()}, and nothing was stored for ${quiet} days before this week: old requests are not deleted before the clock was steady for ${trustedAfterDays} days. Correct the clock if it is wrong.`,
        );
      // The clock may jump while the check waits for the database.
      const count = await deleteExpiredRequests(database, () => new Date(at.now));
      if (count > 0) log(`Deleted ${count} requests older than a year, as the privacy notes promise.`);
    } catch (cause) {
      log(`could not delete old requests: ${errorMessage(cause)}`);
    }
  };
  void run();
  const timer = setInterval(run, interval).unref();
  return () => clearInterval(timer);
}
