import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { NoticeKind, SubmissionTable, Tables } from '../tables.ts';

/** What a stored submission sets off, where mail is configured. */
export interface Outbox {
  /** The mails that a submission causes, from its parsed body. */
  kindsFor(body: unknown): readonly NoticeKind[];
  /** There is something to send. Called after the commit; returns at once. */
  wake(): void;
}

interface NewNotice {
  id: string;
  submission_id: string;
  kind: NoticeKind;
  created_at: string;
}

/** Writes mails to be sent in the transaction of their submission: whatever happens next, none is forgotten. */
export async function addNotices(tx: Kysely<Tables>, notices: readonly NewNotice[]): Promise<void> {
  const rows = notices.map((notice) => ({ ...notice, attempts: 0, next_at: notice.created_at }));
  if (rows.length > 0) await tx.insertInto('outbox').values(rows).execute();
}

/** A mail that is to be sent now. */
export interface DueNotice {
  id: string;
  kind: NoticeKind;
  created_at: string;
  attempts: number;
  next_at: string;
}

/** Mails whose time has come, those that wait longest first. */
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

/** When the next mail is to be tried; undefined when none waits. */
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

/** Mails that were given up. */
export async function countGivenUp(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((of) => of.fn.countAll().as('count'))
    .where('next_at', 'is', null)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The submission that a mail is about. */
export const submissionOf = (db: Kysely<Tables>, id: string): Promise<SubmissionTable | undefined> =>
  db
    .selectFrom('submission')
    .innerJoin('outbox', 'outbox.submission_id', 'submission.id')
    .selectAll('submission')
    .where('outbox.id', '=', id)
    .executeTakeFirst();

/**
 * Takes a mail until `lease`: false when another process took it since it was read. Whoever dies with a mail in hand
 * leaves it to the others when the lease is over.
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

/** It left, and is not sent again, whoever holds it now. */
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
  /** Until when it was claimed: a mail that another process holds by now is left to that one. */
  lease: Date;
  /** A code, never a text: servers repeat addresses in theirs. */
  error: string;
  /** When to try again; undefined gives it up. */
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
