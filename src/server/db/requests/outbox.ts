import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { NoticeKind, SubmissionTable, Tables } from '../tables.ts';

/** Called for stored submissions, if mail is configured. */
export interface Outbox {
  /** The kinds of mail that a submission causes, from its parsed body. */
  kindsFor(body: unknown): readonly NoticeKind[];
  /** Wakes the mail worker after the commit. Returns immediately. */
  wake(): void;
}

export interface NewNotice {
  id: string;
  submission_id: string;
  kind: NoticeKind;
  created_at: string;
}

/** Queues mails in the transaction of their submission, so that none is lost. */
export async function addNotices(tx: Kysely<Tables>, notices: readonly NewNotice[]): Promise<void> {
  const rows = notices.map((notice) => ({ ...notice, attempts: 0, next_at: notice.created_at }));
  if (rows.length > 0) await tx.insertInto('outbox').values(rows).execute();
}

/** A mail that is due. */
export interface DueNotice {
  id: string;
  kind: NoticeKind;
  created_at: string;
  attempts: number;
  next_at: string;
}

/**
 * @param limit maximum number of mails
 * @returns the mails that are due, oldest due time first
 */
export async function dueNotices(db: Kysely<Tables>, now: Date, limit: number): Promise<DueNotice[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'created_at', 'attempts', 'next_at'])
    .where('next_at', '<=', now.toISOString())
    .orderBy('next_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ next_at, ...row }) => (next_at === null ? [] : [{ ...row, next_at }]));
}

/** @returns the time of the next attempt; `undefined` if no mail is waiting */
export async function nextAttemptAt(db: Kysely<Tables>): Promise<Date | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('next_at')
    .where('next_at', 'is not', null)
    .orderBy('next_at')
    .limit(1)
    .executeTakeFirst();
  return row?.next_at ? new Date(row.next_at) : undefined;
}

/** @returns the number of mails that will be tried, or tried again */
export async function countWaiting(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((of) => of.fn.countAll().as('count'))
    .where('next_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** @returns seconds since the oldest mail that is not sent yet was due for the first time; 0 without one */
export async function oldestWaiting(db: Kysely<Tables>, now: Date): Promise<number> {
  const { oldest } = await db
    .selectFrom('outbox')
    .select((of) => of.fn.min('created_at').as('oldest'))
    .where('next_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return oldest ? Math.max(0, (now.getTime() - Date.parse(oldest)) / 1000) : 0;
}

/** @returns the number of mails that were given up */
export async function countGivenUp(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((of) => of.fn.countAll().as('count'))
    .where('next_at', 'is', null)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * @param id of the mail
 * @returns the submission that it is about; `undefined` if retention has deleted it
 */
export const submissionOf = (db: Kysely<Tables>, id: string): Promise<SubmissionTable | undefined> =>
  db
    .selectFrom('submission')
    .innerJoin('outbox', 'outbox.submission_id', 'submission.id')
    .selectAll('submission')
    .where('outbox.id', '=', id)
    .executeTakeFirst();

/**
 * Claims a mail until `lease`. If a worker crashes, its lease expires and another worker retries the mail.
 *
 * @returns false if another process has claimed it since it was read
 */
export const claim = (database: Database, notice: DueNotice, lease: Date): Promise<boolean> =>
  database.write(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('outbox')
      .set({ next_at: lease.toISOString(), attempts: notice.attempts + 1 })
      .where('id', '=', notice.id)
      .where('next_at', '=', notice.next_at)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  });

/**
 * Marks a mail as sent, even if another process has claimed it in the meantime: it must not be sent again.
 */
export const markSent = (database: Database, id: string, at: Date): Promise<unknown> =>
  database.write((tx) =>
    tx
      .updateTable('outbox')
      .set({ sent_at: at.toISOString(), next_at: null, error: null })
      .where('id', '=', id)
      .execute(),
  );

interface Failed {
  id: string;
  /** End of the lease. If it has changed, another process holds the mail and the failure is not recorded. */
  lease: Date;
  /** A code, never a message: mail servers repeat addresses in theirs. */
  error: string;
  /** Time of the next attempt; undefined gives the mail up. */
  nextAt: Date | undefined;
}

export const markFailed = (database: Database, { id, lease, error, nextAt }: Failed): Promise<unknown> =>
  database.write((tx) =>
    tx
      .updateTable('outbox')
      .set({ error, next_at: nextAt?.toISOString() ?? null })
      .where('id', '=', id)
      .where('next_at', '=', lease.toISOString())
      .execute(),
  );
