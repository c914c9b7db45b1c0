import { errorMessage } from '#lib/error-message.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../database.ts';

const day = 24 * 60 * 60_000;

/** How long what visitors send is kept, in days: the forms' privacy notes promise it (`schemas/*form*.ts`). */
const requestDays = 365;
/** When a request of this moment is deleted. */
export const deletionDate = (createdAt: string): Date => new Date(Date.parse(createdAt) + requestDays * day);

/** How long a repeat is known as one, in days; drafts on a device are seldom older. */
const keyDays = 90;

/**
 * Deletes what is older than promised: submissions with all that hangs on them, and the keys of old ones.
 * @returns how many submissions were deleted
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

interface Forgetting {
  database: Database;
  clock: Clock;
  log: (line: string) => void;
}

/** Forgets now and then once a day; the result ends it. */
export function startRetentionJob({ database, clock, log }: Forgetting): () => void {
  const forget = () =>
    deleteExpiredRequests(database, clock).then(
      (count) => count > 0 && log(`Deleted ${count} requests that were older than a year, as promised.`),
      (cause) => log(`old requests could not be deleted: ${errorMessage(cause)}`),
    );
  void forget();
  const timer = setInterval(forget, day).unref();
  return () => clearInterval(timer);
}
