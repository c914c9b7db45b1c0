import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { canonicalJson } from '#lib/canonical-json.ts';
import type { CreateCallName } from '#schemas/calls.ts';
import type { Language } from '#schemas/language.ts';
import type { Database } from '../database.ts';
import type { Tables } from '../tables.ts';
import { addNotices, type Outbox } from './outbox.ts';
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

/**
 * Stores a submission and its outbox rows, and resolves after they are on disk. A repeat, even a concurrent
 * one, is not stored again and gets the first receipt. Contains personal data: errors and logs must not
 * include any of it.
 * @returns `'conflict'` if the idempotency key was used with a different body
 */
export async function acceptSubmission(
  database: Database,
  submission: Submission,
  { clock, random, outbox }: SubmissionDependencies,
): Promise<Outcome> {
  const { call, language, idempotencyKey } = submission;
  const receipt: Receipt = { id: createId(random), reference: createReference(random) };
  const body = JSON.stringify(submission.body);
  const created_at = clock().toISOString();
  const search = searchText({ call, reference: receipt.reference, body: submission.body });
  const claim = idempotencyKey
    ? { ...claimOf(submission, idempotencyKey), call, answer: JSON.stringify(receipt), created_at }
    : undefined;
  const notices = (outbox?.kindsFor(submission.body) ?? []).map((kind) => ({
    id: createId(random),
    submission_id: receipt.id,
    kind,
    created_at,
  }));
  const outcome = await database.write(async (tx) => {
    const first = claim && (await claimKey(tx, claim));
    if (first) return first.body_hash === claim?.body_hash ? readReceipt(first.answer) : 'conflict';
    await tx
      .insertInto('submission')
      .values({ ...receipt, call, language, body, search, status: 0, created_at })
      .execute();
    await addNotices(tx, notices);
    return receipt;
  });
  outbox?.wake();
  return outcome;
}

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
 * Claims an idempotency key. Returns `undefined` if it was free, otherwise the first claim. Inserts before it
 * reads: the insert waits for another process that is claiming the same key, whereas a read would not see
 * that claim yet.
 */
async function claimKey(tx: Kysely<Tables>, claim: Claim): Promise<Claim | undefined> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('idempotency_key')
    .values(claim)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows) return undefined;
  return tx.selectFrom('idempotency_key').selectAll().where('key', '=', claim.key).executeTakeFirstOrThrow();
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
