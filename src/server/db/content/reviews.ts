import type { Insertable, Kysely, Selectable } from 'kysely';
import * as z from 'zod';
import type { EntryName } from '#schemas/editor/editorial.ts';
import type { Review, Thread } from '#schemas/editor/review.ts';
import type { EntryCommentTable, ReviewTable, Tables } from '../tables.ts';

export type ReviewRow = Selectable<ReviewTable>;

/** @returns the mark of a draft; `undefined` if it was never marked ready since it was published */
export const readReview = (db: Kysely<Tables>, { kind, id }: EntryName): Promise<ReviewRow | undefined> =>
  db.selectFrom('review').selectAll().where('kind', '=', kind).where('entry_id', '=', id).executeTakeFirst();

/** Replaces the mark of a draft. */
export async function writeReview(tx: Kysely<Tables>, row: Insertable<ReviewTable>): Promise<void> {
  await endReviews(tx, [{ kind: row.kind, id: row.entry_id }]);
  await tx.insertInto('review').values(row).execute();
}

/** Takes drafts out of the queue: they are published, planned or discarded. Their comments stay. */
export async function endReviews(tx: Kysely<Tables>, names: readonly EntryName[]): Promise<void> {
  for (const { kind, id } of names)
    await tx.deleteFrom('review').where('kind', '=', kind).where('entry_id', '=', id).execute();
}

/**
 * Reviews as the editor shows them, those that wait longest first.
 * @param only one entry; undefined for all
 */
export async function describeReviews(db: Kysely<Tables>, only?: EntryName): Promise<Review[]> {
  const all = db
    .selectFrom('review')
    .innerJoin('draft', (join) =>
      join.onRef('draft.kind', '=', 'review.kind').onRef('draft.id', '=', 'review.entry_id'),
    )
    .leftJoin('listed_entry', (join) =>
      join.onRef('listed_entry.kind', '=', 'review.kind').onRef('listed_entry.id', '=', 'review.entry_id'),
    )
    .selectAll('review')
    .select(['draft.version as draft_version', 'title_zh', 'title_en', 'path'])
    .select(({ selectFrom }) =>
      selectFrom('comment_thread')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('comment_thread.kind', '=', 'review.kind')
        .whereRef('comment_thread.entry_id', '=', 'review.entry_id')
        .where('resolved_at', 'is', null)
        .as('open_threads'),
    )
    .orderBy('review.state', 'desc')
    .orderBy('review.at')
    .orderBy('review.entry_id');
  const rows = await (only
    ? all.where('review.kind', '=', only.kind).where('review.entry_id', '=', only.id)
    : all
  ).execute();
  return rows.map((row) => ({
    ...{ kind: row.kind, id: row.entry_id, state: row.state, by: row.by, at: row.at, round: row.round },
    title: {
      ...(row.title_zh ? { 'zh-CN': row.title_zh } : {}),
      ...(row.title_en ? { 'en-US': row.title_en } : {}),
    },
    ...(row.kind === 'page' ? { path: row.path ?? row.entry_id } : {}),
    ...(row.message === null ? {} : { message: row.message }),
    changedSince: row.draft_version !== row.version,
    ...(row.returned_by === null ? {} : { returnedBy: row.returned_by }),
    ...(row.returned_at === null ? {} : { returnedAt: row.returned_at }),
    ...(row.reason === null ? {} : { reason: row.reason }),
    openThreads: Number(row.open_threads ?? 0),
  }));
}

const mentionList = z.array(z.object({ id: z.string(), name: z.string() }));
/** Accounts that a comment mentions, with their names at that time. */
export type Mentions = z.output<typeof mentionList>;

interface SentComment extends EntryName {
  /** Undefined for the first comment of a thread. */
  thread: number | undefined;
  block?: string | undefined;
  field?: string | undefined;
  account: string;
  text: string;
}

/**
 * Finds a comment that was sent again because its answer was lost: the account's newest comment on the entry says the same
 * at the same place, and has no answer and is not resolved.
 *
 * @returns its thread
 */
export async function threadOfRepeated(
  tx: Kysely<Tables>,
  { kind, id, thread, block, field, account, text }: SentComment,
): Promise<number | undefined> {
  const newest = await tx
    .selectFrom('entry_comment')
    .innerJoin('comment_thread', 'comment_thread.id', 'entry_comment.thread_id')
    .select(['thread_id', 'account_id', 'text', 'block', 'field'])
    .select(({ selectFrom }) =>
      selectFrom('entry_comment as any')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('any.thread_id', '=', 'entry_comment.thread_id')
        .as('count'),
    )
    .where('kind', '=', kind)
    .where('entry_id', '=', id)
    .where('resolved_at', 'is', null)
    .orderBy('entry_comment.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest?.account_id !== account || newest.text !== text) return undefined;
  const isSamePlace =
    thread === undefined
      ? newest.block === (block ?? null) && newest.field === (field ?? null) && Number(newest.count) === 1
      : newest.thread_id === thread;
  return isSamePlace ? newest.thread_id : undefined;
}

interface NewThread extends EntryName {
  block?: string | undefined;
  field?: string | undefined;
}

/** @returns the id of the new thread */
export async function addThread(tx: Kysely<Tables>, { kind, id, block, field }: NewThread): Promise<number> {
  const row = await tx
    .insertInto('comment_thread')
    .values({ ...{ kind, entry_id: id, block: block ?? null, field: field ?? null }, ...unresolved })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

const unresolved = { resolved_by: null, resolved_at: null };

/** Adds a comment to a thread. */
export async function addCommentTo(
  tx: Kysely<Tables>,
  { mentions, ...row }: Omit<Insertable<EntryCommentTable>, 'mentions' | 'id'> & { mentions: Mentions },
): Promise<void> {
  await tx
    .insertInto('entry_comment')
    .values({ ...row, mentions: JSON.stringify(mentions) })
    .execute();
}

/** Marks a thread as resolved, or opens it again if `resolved` is undefined. */
export async function resolve(
  tx: Kysely<Tables>,
  thread: number,
  resolved: { by: string; at: string } | undefined,
): Promise<void> {
  await tx
    .updateTable('comment_thread')
    .set(resolved ? { resolved_by: resolved.by, resolved_at: resolved.at } : unresolved)
    .where('id', '=', thread)
    .execute();
}

/** @returns the entry of a thread; `undefined` if there is no such thread */
export async function entryOfThread(db: Kysely<Tables>, thread: number): Promise<EntryName | undefined> {
  const row = await db
    .selectFrom('comment_thread')
    .select(['kind', 'entry_id as id'])
    .where('id', '=', thread)
    .executeTakeFirst();
  return row;
}

/** All threads of an entry in the order in which they were started. */
export async function readThreads(db: Kysely<Tables>, { kind, id }: EntryName): Promise<Thread[]> {
  const rows = await db
    .selectFrom('comment_thread')
    .innerJoin('entry_comment', 'entry_comment.thread_id', 'comment_thread.id')
    .selectAll('entry_comment')
    .select(['block', 'field', 'resolved_by', 'resolved_at'])
    .where('kind', '=', kind)
    .where('entry_id', '=', id)
    .orderBy('thread_id')
    .orderBy('entry_comment.id')
    .execute();
  return [...Map.groupBy(rows, ({ thread_id }) => thread_id).values()].flatMap((comments) => {
    const [first] = comments;
    if (!first) return [];
    const { thread_id, block, field, resolved_by, resolved_at } = first;
    return [
      {
        id: thread_id,
        ...(block === null ? {} : { block }),
        ...(field === null ? {} : { field }),
        ...(resolved_by === null ? {} : { resolvedBy: resolved_by }),
        ...(resolved_at === null ? {} : { resolvedAt: resolved_at }),
        comments: comments.map((comment) => ({
          ...{ id: comment.id, by: comment.by, at: comment.at, text: comment.text },
          mentions: mentionList.parse(JSON.parse(comment.mentions)).map(({ name }) => name),
        })),
      },
    ];
  });
}
