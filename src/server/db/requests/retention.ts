import { errorMessage } from '#lib/error-message.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../database.ts';

const day = 24 * 60 * 60_000;

/**
 * Days after which requests are deleted. The forms' privacy notes promise this period (`schemas/*form*.ts`).
 */
const requestDays = 365;
/** Time at which a request created at `createdAt` is deleted. */
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

interface RetentionJobOptions {
  database: Database;
  clock: Clock;
  log: (line: string) => void;
}

/**
 * Deletes expired requests now and then once a day.
 * @returns a function that stops the job
 */
export function startRetentionJob({ database, clock, log }: RetentionJobOptions): () => void {
  const run = () =>
    deleteExpiredRequests(database, clock).then(
      (count) =>
        count > 0 && log(`Deleted ${count} requests older than a year, as the privacy notes promise.`),
      (cause) => log(`could not delete old requests: ${errorMessage(cause)}`),
    );
  void run();
  const timer = setInterval(run, day).unref();
  return () => clearInterval(timer);
}
