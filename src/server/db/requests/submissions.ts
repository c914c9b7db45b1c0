import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { canonicalJson } from '#lib/canonical-json.ts';
import type { CreateCallName } from '#schemas/calls.ts';
import type { Language } from '#schemas/language.ts';
import { createBatchedWrite } from '../batched-write.ts';
import { compileOnce, groupsOf, type ValueOf } from '../compile-once.ts';
import type { Database } from '../database.ts';
import type { SubmissionTable, Tables } from '../tables.ts';
import { addNotices, type NewNotice, type Outbox } from './outbox.ts';
import { createId, createReference, type Random } from './reference.ts';
import { searchText } from './requests.ts';

/** A parsed submission. */
export interface Submission {
  call: CreateCallName;
  language: Language;
  body: unknown;
  /** A repeat with the same key gets the first answer. */
  idempotencyKey?: string | undefined;
}

const receiptSchema = z.object({ id: z.string(), reference: z.string() });
export type Receipt = z.output<typeof receiptSchema>;

/** The receipt, or `'conflict'` if the key was used with a different body. */
export type Outcome = Receipt | 'conflict';

interface SubmissionDependencies {
  clock: () => Date;
  random: Random;
  /** Sends mail about submissions, if mail is configured. */
  outbox?: Outbox | undefined;
}

/** Stores a parsed submission. Returns `'conflict'` if its idempotency key was used with a different body. */
export type AcceptSubmission = (submission: Submission) => Promise<Outcome>;

/** A submission with all that is written about it. */
interface Prepared {
  receipt: Receipt;
  row: SubmissionRow;
  claim: Claim | undefined;
  notices: readonly NewNotice[];
}

/**
 * Makes the function that stores submissions and their outbox rows; it resolves after they are on disk. A repeat, even a
 * concurrent one, is not stored again and gets the first receipt. Contains personal data: errors and logs must not
 * include any of it.
 */
export function createAcceptSubmission(
  database: Database,
  { clock, random, outbox }: SubmissionDependencies,
): AcceptSubmission {
  const store = createBatchedWrite(database, storeAll);
  return async (submission) => {
    const { call, language, idempotencyKey } = submission;
    const receipt: Receipt = { id: createId(random), reference: createReference(random) };
    const created_at = clock().toISOString();
    const outcome = await store({
      receipt,
      row: {
        ...receipt,
        call,
        language,
        body: JSON.stringify(submission.body),
        search: searchText({ call, reference: receipt.reference, body: submission.body }),
        created_at,
      },
      claim: idempotencyKey
        ? { ...claimOf(submission, idempotencyKey), call, answer: JSON.stringify(receipt), created_at }
        : undefined,
      notices: (outbox?.kindsFor(submission.body) ?? []).map((kind) => ({
        id: createId(random),
        submission_id: receipt.id,
        kind,
        created_at,
      })),
    });
    outbox?.wake();
    return outcome;
  };
}

async function storeAll(tx: Kysely<Tables>, prepared: readonly Prepared[]): Promise<Outcome[]> {
  const firstClaims = await claimKeys(
    tx,
    prepared.flatMap(({ claim }) => claim ?? []),
  );
  const isNew = ({ claim }: Prepared) => claim === undefined || firstClaims.get(claim.key) === claim;
  const added = prepared.filter(isNew);
  for (const group of groupsOf(added.map(({ row }) => row)))
    await tx.executeQuery(submissionInsert(tx, { rows: group.length }, ...group));
  await addNotices(
    tx,
    added.flatMap(({ notices }) => notices),
  );
  return prepared.map((one) => {
    if (isNew(one)) return one.receipt;
    const first = one.claim && firstClaims.get(one.claim.key);
    return first !== undefined && first.body_hash === one.claim?.body_hash
      ? readReceipt(first.answer)
      : 'conflict';
  });
}

type SubmissionRow = Pick<
  SubmissionTable,
  'id' | 'call' | 'reference' | 'language' | 'body' | 'created_at'
> & { search: string };

const submissionInsert = compileOnce((db, value: ValueOf<SubmissionRow>, { rows }: { rows: number }) =>
  db.insertInto('submission').values(
    Array.from({ length: rows }, (_, row) => ({
      id: value('id', row),
      call: value('call', row),
      reference: value('reference', row),
      language: value('language', row),
      body: value('body', row),
      search: value('search', row),
      status: 0,
      created_at: value('created_at', row),
    })),
  ),
);

const readReceipt = (answer: string): Receipt => receiptSchema.parse(JSON.parse(answer));

/** Hashes idempotency keys, which come from clients and may have any length and characters. */
const claimOf = ({ call, body }: Submission, key: string) => ({
  key: sha256(key),
  body_hash: sha256(canonicalJson([call, body])),
});

interface Claim {
  key: string;
  call: string;
  body_hash: string;
  answer: string;
  created_at: string;
}

/**
 * Claims idempotency keys. Inserts before it reads: the insert waits for another process that is claiming the same key,
 * whereas a read would not see that claim yet.
 * @returns the first claim of each key: one of these, or one that was stored before
 */
async function claimKeys(tx: Kysely<Tables>, claims: readonly Claim[]): Promise<Map<string, Claim>> {
  const firstClaims = new Map<string, Claim>();
  for (const claim of claims) if (!firstClaims.has(claim.key)) firstClaims.set(claim.key, claim);
  // All processes lock keys in the same order: two of them never wait for each other.
  const inOrder = [...firstClaims.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
  const claimed = new Set<string>();
  for (const group of groupsOf(inOrder)) {
    const { rows } = await tx.executeQuery(claimInsert(tx, { rows: group.length }, ...group));
    for (const { key } of rows) claimed.add(key);
  }
  const taken = inOrder.flatMap(({ key }) => (claimed.has(key) ? [] : [key]));
  if (taken.length > 0) {
    const stored = await tx.selectFrom('idempotency_key').selectAll().where('key', 'in', taken).execute();
    for (const claim of stored) firstClaims.set(claim.key, claim);
  }
  return firstClaims;
}

const claimInsert = compileOnce((db, value: ValueOf<Claim>, { rows }: { rows: number }) =>
  db
    .insertInto('idempotency_key')
    .values(
      Array.from({ length: rows }, (_, row) => ({
        key: value('key', row),
        call: value('call', row),
        body_hash: value('body_hash', row),
        answer: value('answer', row),
        created_at: value('created_at', row),
      })),
    )
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key'),
);

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
