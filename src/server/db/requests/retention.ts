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

/**
 * Deletes expired submissions with everything that belongs to them, and expired idempotency keys.
 * @returns the number of deleted submissions
 */
export function deleteExpiredRequests(database: Database, clock: Clock): Promise<number> {
  const before = (days: number) => new Date(clock().getTime() - days * day).toISOString();
  return database.write(async (tx) => {
    await tx.deleteFrom('idempotency_key').where('created_at', '<', before(keyDays)).execute();
    const { numDeletedRows } = await tx
      .deleteFrom('submission')
      .where('created_at', '<', before(requestDays))
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
}

/** Days without a publish, a request or an act of an editor, after which the job suspects the clock. */
const quietDays = 31;
/** Days of running after which the job believes a clock that it suspects. */
const trustedAfterDays = 7;

/** The latest time that the database holds; undefined in an empty one. */
async function newestTime({ read }: Database): Promise<number | undefined> {
  const { max } = read.fn;
  const newest = [
    await read.selectFrom('submission').select(max('created_at').as('at')).executeTakeFirst(),
    await read.selectFrom('revision').select(max('at').as('at')).executeTakeFirst(),
    await read.selectFrom('audit').select(max('at').as('at')).executeTakeFirst(),
  ];
  const times = newest.flatMap((row) => (row?.at ? [Date.parse(row.at)] : []));
  return times.length > 0 ? Math.max(...times) : undefined;
}

interface RetentionJobOptions {
  database: Database;
  clock: Clock;
  /** Milliseconds since the process started; unlike the clock, it cannot be set. */
  uptime?: () => number;
  log: (line: string) => void;
}

/**
 * Deletes expired requests now and then once a day. A clock that jumped ahead must not delete requests for ever: if
 * it is far from everything that was stored before the start, nothing is deleted until the server has run for a week.
 * @returns a function that stops the job
 */
export function startRetentionJob({
  database,
  clock,
  uptime = () => performance.now(),
  log,
}: RetentionJobOptions): () => void {
  // Read once: rows stored later have the time of the same clock.
  let newest: Promise<number | undefined> | undefined;
  const began = uptime();
  const run = async () => {
    try {
      newest ??= newestTime(database);
      const quiet = Math.floor((clock().getTime() - ((await newest) ?? clock().getTime())) / day);
      if (quiet > quietDays && uptime() - began < trustedAfterDays * day)
        return log(
          `The clock says ${clock().toISOString()}, ${quiet} days after anything that was stored before: old requests are not deleted before the server has run for ${trustedAfterDays} days. Correct the clock if it is wrong.`,
        );
      const count = await deleteExpiredRequests(database, clock);
      if (count > 0) log(`Deleted ${count} requests older than a year, as the privacy notes promise.`);
    } catch (cause) {
      newest = undefined;
      log(`could not delete old requests: ${errorMessage(cause)}`);
    }
  };
  void run();
  const timer = setInterval(run, day).unref();
  return () => clearInterval(timer);
}
