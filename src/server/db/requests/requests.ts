import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { CreateCallName } from '#schemas/calls.ts';
import { searchedIn } from '#schemas/request-forms.ts';
import { requestStatus } from '#schemas/request-status.ts';
import { requestKinds } from '#schemas/request-tracking.ts';
import type { Database } from '../database.ts';
import type { SubmissionChangeTable, Tables } from '../tables.ts';

/** A row of `submission` as it is read; personal data. */
export const requestRowSchema = z.object({
  id: z.string(),
  call: z.enum(Object.keys(requestKinds) as (keyof typeof requestKinds)[]),
  reference: z.string(),
  body: z.string().transform((text): unknown => JSON.parse(text)),
  status: z.enum(requestStatus),
  created_at: z.string(),
});
const bodySchema = z.record(z.string(), z.unknown());

/** A request as it stands now: personal data, never logged. */
export interface StoredRequest {
  id: string;
  call: CreateCallName;
  reference: string;
  status: (typeof requestStatus)[keyof typeof requestStatus];
  createdAt: string;
  /** The last change after it was sent; undefined while there is none. */
  changedAt: string | undefined;
  /** The fields of its form, all of them text. */
  values: Record<string, string>;
}

/** The request of a reference; undefined when there is none. */
export const requestOf = (db: Kysely<Tables>, reference: string): Promise<StoredRequest | undefined> =>
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

/** What a person typed: the body without its status, which is not a field of the form. */
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

/** Writes alike what is written in full width or half, in capitals or not. */
export const plainText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The text in which the inbox searches for a request. */
export const searchText = ({ call, reference, body }: Searched): string =>
  plainText([reference, ...searchedIn(call, valuesOf(body))].join('\n'));

/** The request after a change, and whether it was made: the venue may have been quicker. */
export interface Changed {
  request: StoredRequest;
  made: boolean;
}

interface Moment {
  clock: () => Date;
}

/** Takes a new request back. One that is withdrawn already stays so, and counts as made: it is a repeat. */
export const withdrawRequest = (database: Database, id: string, { clock }: Moment): Promise<Changed> =>
  database.write(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('submission')
      .set({ status: requestStatus.withdrawn, read_at: null })
      .where('id', '=', id)
      // In the statement, not before it: whoever changes the status in between, in another process too, comes first.
      .where('status', '=', requestStatus.new)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows) await note(tx, { submission_id: id, at: clock().toISOString(), what: 'withdrawn' });
    const request = await existing(tx, id);
    return { request, made: request.status === requestStatus.withdrawn };
  });

/** Puts other values into a new request; `body` is what the schema of its call has put out. A repeat changes nothing. */
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
  if (!request) throw new Error('A request that was there a moment ago is gone');
  return request;
}

/** Names of the fields whose values differ, in the order of the form. */
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
