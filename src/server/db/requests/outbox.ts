import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type {
  ColleagueMailKind,
  ColleagueMailTable,
  NoticeKind,
  SubmissionTable,
  Tables,
} from '../tables.ts';

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

type NewColleagueMail = Omit<ColleagueMailTable, 'attempts' | 'next_at' | 'sent_at' | 'error'>;

/** Queues mails to colleagues in the transaction of what they are about. */
export async function addColleagueMails(
  tx: Kysely<Tables>,
  mails: readonly NewColleagueMail[],
): Promise<void> {
  const rows = mails.map((mail) => ({
    ...{ ...mail, attempts: 0, next_at: mail.created_at },
    ...{ sent_at: null, error: null },
  }));
  if (rows.length > 0) await tx.insertInto('colleague_mail').values(rows).execute();
}

/** Where mails wait: those about submissions, and those to colleagues. */
type MailTable = 'outbox' | 'colleague_mail';
const mailTables: readonly MailTable[] = ['outbox', 'colleague_mail'];

/** A mail that is due. */
export interface DueNotice {
  table: MailTable;
  kind: NoticeKind | ColleagueMailKind;
  id: string;
  created_at: string;
  attempts: number;
  next_at: string;
}

/**
 * @param limit maximum number of mails
 * @returns the mails that are due, oldest due time first
 */
export async function dueNotices(db: Kysely<Tables>, now: Date, limit: number): Promise<DueNotice[]> {
  const due = async (table: MailTable) =>
    (
      await db
        .selectFrom(table)
        .select(['id', 'kind', 'created_at', 'attempts', 'next_at'])
        .where('next_at', '<=', now.toISOString())
        .orderBy('next_at')
        .orderBy('id')
        .limit(limit)
        .execute()
    ).flatMap(({ next_at, ...row }) => (next_at === null ? [] : [{ ...row, next_at, table }]));
  const rows = (await Promise.all(mailTables.map(due))).flat();
  return rows.toSorted((a, b) => (a.next_at < b.next_at ? -1 : 1)).slice(0, limit);
}

/** @returns the time of the next attempt; `undefined` if no mail is waiting */
export async function nextAttemptAt(db: Kysely<Tables>): Promise<Date | undefined> {
  const next = async (table: MailTable) =>
    (
      await db
        .selectFrom(table)
        .select('next_at')
        .where('next_at', 'is not', null)
        .orderBy('next_at')
        .limit(1)
        .executeTakeFirst()
    )?.next_at;
  const [first] = (await Promise.all(mailTables.map(next))).filter((at) => typeof at === 'string').toSorted();
  return first ? new Date(first) : undefined;
}

/** @returns the number of mails that will be tried, or tried again, in both tables */
export async function countWaiting(db: Kysely<Tables>): Promise<number> {
  const count = (table: MailTable) =>
    db
      .selectFrom(table)
      .select((of) => of.fn.countAll().as('count'))
      .where('next_at', 'is not', null)
      .executeTakeFirstOrThrow();
  return sumOf(await Promise.all(mailTables.map(count)));
}

/** @returns seconds since the oldest mail that is not sent yet was due for the first time; 0 without one */
export async function oldestWaiting(db: Kysely<Tables>, now: Date): Promise<number> {
  const first = (table: MailTable) =>
    db
      .selectFrom(table)
      .select((of) => of.fn.min('created_at').as('oldest'))
      .where('next_at', 'is not', null)
      .executeTakeFirstOrThrow();
  const times = (await Promise.all(mailTables.map(first))).flatMap(({ oldest }) =>
    oldest ? [(now.getTime() - Date.parse(oldest)) / 1000] : [],
  );
  return Math.max(0, ...times);
}

/** @returns the number of mails that were given up, in both tables */
export async function countGivenUp(db: Kysely<Tables>): Promise<number> {
  const count = (table: MailTable) =>
    db
      .selectFrom(table)
      .select((of) => of.fn.countAll().as('count'))
      .where('next_at', 'is', null)
      .where('sent_at', 'is', null)
      .executeTakeFirstOrThrow();
  return sumOf(await Promise.all(mailTables.map(count)));
}

/** PostgreSQL's driver has counts as text. */
const sumOf = (rows: readonly { count: string | number | bigint }[]): number =>
  rows.reduce((sum, { count }) => sum + Number(count), 0);

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
 * @param id of the mail
 * @returns what the mail is about, with the address of its recipient; `undefined` if that account cannot sign in any more
 */
export const colleagueMailOf = (db: Kysely<Tables>, id: string) =>
  db
    .selectFrom('colleague_mail as mail')
    .innerJoin('account', 'account.id', 'mail.account_id')
    .leftJoin('listed_entry as entry', (join) =>
      join.onRef('entry.kind', '=', 'mail.entry_kind').onRef('entry.id', '=', 'mail.entry_id'),
    )
    .selectAll('mail')
    .select(['account.email', 'entry.title_zh', 'entry.title_en'])
    .where('mail.id', '=', id)
    .where('account.disabled', '=', 0)
    .executeTakeFirst();
export type ColleagueMail = NonNullable<Awaited<ReturnType<typeof colleagueMailOf>>>;

/**
 * Claims a mail until `lease`. If a worker crashes, its lease expires and another worker retries the mail.
 *
 * @returns false if another process has claimed it since it was read
 */
export const claim = (database: Database, notice: DueNotice, lease: Date): Promise<boolean> =>
  database.write(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable(notice.table)
      .set({ next_at: lease.toISOString(), attempts: notice.attempts + 1 })
      .where('id', '=', notice.id)
      .where('next_at', '=', notice.next_at)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  });

/**
 * Marks a mail as sent, even if another process has claimed it in the meantime: it must not be sent again.
 */
export const markSent = (
  database: Database,
  { table, id }: Pick<DueNotice, 'table' | 'id'>,
  at: Date,
): Promise<unknown> =>
  database.write((tx) =>
    tx
      .updateTable(table)
      .set({ sent_at: at.toISOString(), next_at: null, error: null })
      .where('id', '=', id)
      .execute(),
  );

interface Failed extends Pick<DueNotice, 'table' | 'id'> {
  /** End of the lease. If it has changed, another process holds the mail and the failure is not recorded. */
  lease: Date;
  /** A code, never a message: mail servers repeat addresses in theirs. */
  error: string;
  /** Time of the next attempt; undefined gives the mail up. */
  nextAt: Date | undefined;
}

export const markFailed = (
  database: Database,
  { table, id, lease, error, nextAt }: Failed,
): Promise<unknown> =>
  database.write((tx) =>
    tx
      .updateTable(table)
      .set({ error, next_at: nextAt?.toISOString() ?? null })
      .where('id', '=', id)
      .where('next_at', '=', lease.toISOString())
      .execute(),
  );
