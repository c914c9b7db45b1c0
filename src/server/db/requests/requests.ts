import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { CreateCallName } from '#schemas/calls.ts';
import { searchedIn } from '#schemas/request-forms.ts';
import { requestStatus } from '#schemas/request-status.ts';
import { requestKinds } from '#schemas/request-tracking.ts';
import type { Database } from '../database.ts';
import type { SubmissionChangeTable, Tables } from '../tables.ts';

/** A row of `submission`. Personal data. */
export const requestRowSchema = z.object({
  id: z.string(),
  call: z.enum(Object.keys(requestKinds) as (keyof typeof requestKinds)[]),
  reference: z.string(),
  body: z.string().transform((text): unknown => JSON.parse(text)),
  status: z.enum(requestStatus),
  created_at: z.string(),
});
const bodySchema = z.record(z.string(), z.unknown());

/** The current state of a request. Personal data, never logged. */
export interface StoredRequest {
  id: string;
  call: CreateCallName;
  reference: string;
  status: (typeof requestStatus)[keyof typeof requestStatus];
  createdAt: string;
  /** Time of the latest change after submission; undefined if there is none. */
  changedAt: string | undefined;
  /** The form fields, all of them text. */
  values: Record<string, string>;
}

/**
 * @param reference in its stored form (`readReference`)
 * @returns the request with its values: personal data, never logged; `undefined` if there is none
 */
export const findRequest = (db: Kysely<Tables>, reference: string): Promise<StoredRequest | undefined> =>
  read(db, 'reference', reference);

async function read(
  db: Kysely<Tables>,
  by: 'reference' | 'id',
  value: string,
): Promise<StoredRequest | undefined> {
  const found = await db
    .selectFrom('submission')
    .select(['id', 'call', 'reference', 'body', 'status', 'created_at'])
    .where(by, '=', value)
    .executeTakeFirst();
  if (!found) return undefined;
  const { id, call, reference, body, status, created_at } = requestRowSchema.parse(found);
  const last = await db
    .selectFrom('submission_change')
    .select('at')
    .where('submission_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { id, call, reference, status, createdAt: created_at, changedAt: last?.at, values: valuesOf(body) };
}

/**
 * @param body parsed JSON of a submission
 * @returns the form values: the body without `status`, which is not a form field
 * @throws {ZodError} if the body is not an object
 */
export const valuesOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(bodySchema.parse(body)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

interface Searched {
  call: CreateCallName;
  reference: string;
  body: unknown;
}

/** @returns the text for searching: full-width characters and capitals match their plain forms */
export const plainText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** @returns the text by which the inbox finds a request */
export const searchText = ({ call, reference, body }: Searched): string =>
  plainText([reference, ...searchedIn(call, valuesOf(body))].join('\n'));

/** The request after an attempted change. `made` is false if the venue changed its status first. */
export interface Changed {
  request: StoredRequest;
  made: boolean;
}

interface Moment {
  clock: () => Date;
}

/**
 * Withdraws a new request.
 *
 * @returns `made` is false if the venue was first; withdrawing it again counts as made, because it is a repeat
 * @throws {Error} if the request is deleted during the change
 */
export const withdrawRequest = (database: Database, id: string, { clock }: Moment): Promise<Changed> =>
  database.write(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('submission')
      .set({ status: requestStatus.withdrawn, read_at: null })
      .where('id', '=', id)
      // Checked in the statement itself: another process may change the status at any time, and the first
      // change wins.
      .where('status', '=', requestStatus.new)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows) await note(tx, { submission_id: id, at: clock().toISOString(), what: 'withdrawn' });
    const request = await existing(tx, id);
    return { request, made: request.status === requestStatus.withdrawn };
  });

/**
 * Replaces the values of a new request. A repeat changes nothing.
 *
 * @param change its `body` is the parsed output of the call's schema
 * @returns `made` is false if the venue was first
 * @throws {Error} if the request is deleted during the change
 */
export const amendRequest = (
  database: Database,
  { id, body }: { id: string; body: unknown },
  { clock }: Moment,
): Promise<Changed> =>
  database.write(async (tx) => {
    const before = await existing(tx, id);
    const fields = changedFields(before.values, valuesOf(body));
    if (fields.length === 0) return { request: before, made: before.status === requestStatus.new };
    const { numUpdatedRows } = await tx
      .updateTable('submission')
      .set({ body: JSON.stringify(body), search: searchText({ ...before, body }), read_at: null })
      .where('id', '=', id)
      .where('status', '=', requestStatus.new)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows)
      await note(tx, {
        submission_id: id,
        at: clock().toISOString(),
        what: 'amended',
        fields: JSON.stringify(fields),
      });
    return { request: await existing(tx, id), made: numUpdatedRows > 0 };
  });

async function existing(db: Kysely<Tables>, id: string): Promise<StoredRequest> {
  const request = await read(db, 'id', id);
  if (!request) throw new Error('The request was deleted during the change');
  return request;
}

/** Names of the fields whose values differ, in form order. */
const changedFields = (before: Record<string, string>, after: Record<string, string>): string[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])].filter(
    (name) => (before[name] ?? '') !== (after[name] ?? ''),
  );

type Noted = Pick<SubmissionChangeTable, 'submission_id' | 'at' | 'what'> & { fields?: string };

const note = (tx: Kysely<Tables>, change: Noted) =>
  tx
    .insertInto('submission_change')
    .values({ ...change, who: 'applicant' })
    .execute();
