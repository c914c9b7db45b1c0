import type { Kysely } from 'kysely';
import type { EntryName } from '#schemas/editor/editorial.ts';
import type { reviewCalls } from '#schemas/editor/review.ts';
import { entrySchema } from '#schemas/entry.ts';
import { addAudit } from '../../db/audit.ts';
import { readDraft } from '../../db/content/drafts.ts';
import {
  addCommentTo,
  addThread,
  describeReviews,
  endReviews,
  entryOfThread,
  type Mentions,
  readReview,
  readThreads,
  resolve,
  threadOfRepeated,
  writeReview,
} from '../../db/content/reviews.ts';
import { addColleagueMails } from '../../db/requests/outbox.ts';
import { createId, type Random } from '../../db/requests/reference.ts';
import type { ColleagueMailKind, Tables } from '../../db/tables.ts';
import {
  aboutEntries,
  changeDrafts,
  DraftConflict,
  type DraftDependencies,
} from '../drafts/draft-transaction.ts';
import { type Caller, done, type HandlersOf, refuse, signedIn } from '../handlers.ts';

/** Wakes the process that sends mails, if mail is configured. */
export interface ReviewMail {
  wake(): void;
}

interface ReviewDependencies extends DraftDependencies {
  random: Random;
  mail?: ReviewMail | undefined;
}

/** The calls of the review queue, and of comments on entries. */
export function reviewHandlers({
  database,
  clock,
  random,
  mail,
}: ReviewDependencies): HandlersOf<typeof reviewCalls> {
  /** Queues a mail for each of these accounts but the caller. */
  const tell = (
    tx: Kysely<Tables>,
    accounts: ReadonlyMap<string, ColleagueMailKind>,
    { name, caller }: { name: EntryName; caller: Caller },
  ) => {
    const { id: own, name: by } = signedIn(caller);
    if (!mail) return;
    return addColleagueMails(
      tx,
      [...accounts]
        .filter(([account]) => account !== own)
        .map(([account_id, kind]) => ({
          ...{ id: createId(random), account_id, kind, entry_kind: name.kind, entry_id: name.id },
          ...{ by, language: caller.language, created_at: clock().toISOString() },
        })),
    );
  };

  /** Wakes the sender after the commit. */
  const sent = async <Result>(job: (tx: Kysely<Tables>) => Promise<Result>): Promise<Result> => {
    const result = await database.write(job);
    mail?.wake();
    return result;
  };
  const { read } = database;
  const about = (name: EntryName) => aboutEntries([name]);
  return {
    listReviews: async () => done({ reviews: await describeReviews(read) }),
    readReview: async (name) => {
      const [review] = await describeReviews(read, name);
      const row = review && (await readReview(read, name));
      return done({
        ...(review ? { review } : {}),
        ...(row ? { submitted: row.entry === null ? null : entrySchema.parse(JSON.parse(row.entry)) } : {}),
        threads: await readThreads(read, name),
      });
    },
    markReady: async ({ version, message, ...name }, caller) => {
      const account = signedIn(caller);
      const at = clock();
      return changeDrafts(database, [name], async (tx) => {
        const draft = await readDraft(tx, name);
        if (draft?.version !== version) throw new DraftConflict();
        const before = await readReview(tx, name);
        await writeReview(tx, {
          ...{ kind: name.kind, entry_id: name.id, state: 'waiting', version },
          entry: draft.entry && JSON.stringify(draft.entry),
          ...{ account_id: account.id, by: account.name, at: at.toISOString(), message: message || null },
          round: before ? before.round + (before.state === 'returned' ? 1 : 0) : 1,
          ...{ returned_by: null, returned_at: null, reason: null },
        });
        await addAudit(tx, { at, account, what: 'markReady', about: about(name) });
        return { review: await described(tx, name) };
      });
    },
    withdrawReview: async (name, caller) =>
      database.write(async (tx) => {
        await endReviews(tx, [name]);
        const audited = { at: clock(), account: signedIn(caller), about: about(name) };
        await addAudit(tx, { ...audited, what: 'withdrawReview' });
        return done({});
      }),
    sendBack: async ({ reason, ...name }, caller) =>
      sent(async (tx) => {
        const account = signedIn(caller);
        const at = clock();
        const row = await readReview(tx, name);
        if (row?.state !== 'waiting' || !(await readDraft(tx, name))) return refuse('missing');
        const returned = { returned_by: account.name, returned_at: at.toISOString(), reason };
        await writeReview(tx, { ...row, ...returned, state: 'returned' });
        await tell(tx, new Map([[row.account_id, 'returned']]), { name, caller });
        await addAudit(tx, { at, account, what: 'sendBack', about: about(name) });
        return done({ review: await described(tx, name) });
      }),
    addComment: async ({ thread, block, field, text, mentions, ...name }, caller) =>
      sent(async (tx) => {
        const account = signedIn(caller);
        const at = clock();
        const known = thread === undefined ? name : await entryOfThread(tx, thread);
        if (known?.kind !== name.kind || known.id !== name.id) return refuse('missing');
        const place = { ...name, thread, block, field };
        const repeated = await threadOfRepeated(tx, { ...place, text, account: account.id });
        if (repeated !== undefined) return threadOf(tx, name, repeated);
        const id = thread ?? (await addThread(tx, { ...name, block, field }));
        await resolve(tx, id, undefined);
        const author = { account_id: account.id, by: account.name, at: at.toISOString() };
        const mentioned = await colleagues(tx, mentions);
        await addCommentTo(tx, { thread_id: id, ...author, text, mentions: mentioned });
        const review = await readReview(tx, name);
        const told = new Map<string, ColleagueMailKind>(review ? [[review.account_id, 'comment']] : []);
        for (const one of mentioned) told.set(one.id, 'mention');
        await tell(tx, told, { name, caller });
        await addAudit(tx, { at, account, what: 'addComment', about: about(name) });
        return threadOf(tx, name, id);
      }),
    resolveThread: async ({ id, resolved }, caller) =>
      database.write(async (tx) => {
        const account = signedIn(caller);
        const at = clock();
        const name = await entryOfThread(tx, id);
        if (!name) return refuse('missing');
        await resolve(tx, id, resolved ? { by: account.name, at: at.toISOString() } : undefined);
        await addAudit(tx, { at, account, what: 'resolveThread', about: about(name) });
        return threadOf(tx, name, id);
      }),
    listColleagues: async () => done({ colleagues: await colleagues(read) }),
  };
}

async function described(tx: Kysely<Tables>, name: EntryName) {
  const [review] = await describeReviews(tx, name);
  if (!review) throw new Error(`the review of ${name.kind} ${name.id} was not stored`);
  return review;
}

async function threadOf(tx: Kysely<Tables>, name: EntryName, id: number) {
  const thread = (await readThreads(tx, name)).find((one) => one.id === id);
  return thread ? done({ thread }) : refuse('missing');
}

/**
 * Accounts that can sign in, by name.
 * @param ids some of them; undefined for all
 */
async function colleagues(db: Kysely<Tables>, ids?: readonly string[]): Promise<Mentions> {
  if (ids?.length === 0) return [];
  const all = db.selectFrom('account').select(['id', 'name']).where('disabled', '=', 0).orderBy('name');
  return (ids ? all.where('id', 'in', ids) : all).execute();
}
