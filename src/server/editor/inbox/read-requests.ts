import type { ExpressionBuilder, Kysely } from 'kysely';
import * as z from 'zod';
import type { InboxRequest, ListedRequest } from '#schemas/editor/inbox.ts';
import { namesOf } from '#schemas/form-fields.ts';
import { fieldsOf, headlineOf } from '#schemas/request-forms.ts';
import { type RequestStatusName, requestStatus, statusNameOf } from '#schemas/request-status.ts';
import { answerTime, type RequestKind, requestKinds } from '#schemas/request-tracking.ts';
import { requestRowSchema, valuesOf } from '../../db/requests/requests.ts';
import { deletionDate } from '../../db/requests/retention.ts';
import type { Tables } from '../../db/tables.ts';
import { countOf, type InboxFilter, idsOf, type Part } from './queries.ts';

const rowSchema = requestRowSchema.extend({
  language: z.string(),
  read_at: z.string().nullable(),
  assigned_to: z.string().nullish(),
  assignee_name: z.string().nullish(),
});
const columns = [
  'id',
  'call',
  'reference',
  'language',
  'body',
  'status',
  'created_at',
  'read_at',
  'assigned_to',
] as const satisfies (keyof z.output<typeof rowSchema>)[];

/** The columns of requests, with the name of who takes care of each. */
const withAssignee = (of: ExpressionBuilder<Tables, 'submission'>) => [
  ...columns.map((column) => `submission.${column}` as const),
  of
    .selectFrom('account')
    .select('account.name')
    .whereRef('account.id', '=', 'submission.assigned_to')
    .as('assignee_name'),
];

const changedFields = z.array(z.string());

/** A stored request: personal data, never logged. */
export interface RequestRow {
  id: string;
  created_at: string;
  kind: RequestKind;
  status: RequestStatusName;
  language: string;
  /** The values by field name. */
  values: Readonly<Record<string, string>>;
  listed: ListedRequest;
}

/** Reads the matching requests, newest first. */
export async function readRows(db: Kysely<Tables>, filter: InboxFilter, part: Part): Promise<RequestRow[]> {
  const rows = await db
    .selectFrom('submission')
    .select(withAssignee)
    .where('id', 'in', idsOf(db, filter, part))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(readRow);
}

/** Reads the requests with a deadline that nobody has answered, the earliest deadline first, and counts all of them. */
export async function readUnanswered(
  db: Kysely<Tables>,
  count: number,
): Promise<{ items: ListedRequest[]; total: number }> {
  const unanswered = db
    .selectFrom('submission')
    .where('status', '=', requestStatus.new)
    .where('call', 'in', ['createExhibitionBooking', 'createMeetingBooking']);
  const all = await unanswered.select((of) => of.fn.countAll().as('count')).executeTakeFirstOrThrow();
  const rows = await unanswered
    .select(withAssignee)
    .orderBy('created_at')
    .orderBy('id')
    .limit(count)
    .execute();
  return { items: rows.map((row) => readRow(row).listed), total: Number(all.count) };
}

/** Reads the notes of some requests and what happened to them, by the id of the request, oldest first. */
export async function readLogs(db: Kysely<Tables>, ids: readonly string[]) {
  const notes = await db
    .selectFrom('submission_note')
    .select(['submission_id', 'at', 'by_name', 'text'])
    .where('submission_id', 'in', ids)
    .orderBy('id')
    .execute();
  const changes = await db
    .selectFrom('submission_change')
    .select(['submission_id', 'at', 'who', 'what', 'by_name'])
    .where('submission_id', 'in', ids)
    .orderBy('id')
    .execute();
  return {
    notes: Map.groupBy(notes, (note) => note.submission_id),
    changes: Map.groupBy(changes, (change) => change.submission_id),
  };
}

/** Counts the matching requests per kind, ignoring the filter's kind. */
export async function countKinds(db: Kysely<Tables>, filter: InboxFilter) {
  const count = async (kind: RequestKind) =>
    Number((await countOf(db, { ...filter, kind }).executeTakeFirstOrThrow()).count);
  const [exhibition, meeting, suggestion] = await Promise.all([
    count('exhibition'),
    count('meeting'),
    count('suggestion'),
  ]);
  return { all: exhibition + meeting + suggestion, exhibition, meeting, suggestion };
}

/** Reads a request with its changes and notes; `undefined` if it does not exist. */
export async function readWhole(
  db: Kysely<Tables>,
  id: string,
): Promise<Omit<InboxRequest, 'timeZone'> | undefined> {
  const found = await db
    .selectFrom('submission')
    .select(withAssignee)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { listed, values, kind, language, created_at } = readRow(found);
  const changes = await db
    .selectFrom('submission_change')
    .select(['at', 'who', 'what', 'fields', 'by_name'])
    .where('submission_id', '=', id)
    .orderBy('id')
    .execute();
  const notes = await db
    .selectFrom('submission_note')
    .select(['at', 'by_name as by', 'text'])
    .where('submission_id', '=', id)
    .orderBy('id')
    .execute();
  return {
    ...listed,
    language,
    values: inOrder(kind, values),
    changes: changes.map(({ fields, by_name, ...change }) => ({
      ...change,
      ...(by_name === null ? {} : { by: by_name }),
      fields: fields === null ? [] : changedFields.parse(JSON.parse(fields)),
    })),
    notes,
    deletedAt: deletionDate(created_at).toISOString(),
  };
}

function readRow(found: unknown): RequestRow {
  const { id, call, reference, language, body, read_at, created_at, assigned_to, assignee_name, ...row } =
    rowSchema.parse(found);
  const kind = requestKinds[call];
  const status = statusNameOf(row.status);
  const values = valuesOf(body);
  const { title, organisation, period, place } = headlineOf(call, values);
  const listed = {
    id,
    reference,
    kind,
    status,
    title,
    organisation,
    ...(period ? { period } : {}),
    place,
    receivedAt: created_at,
    unread: read_at === null,
    ...(assigned_to && assignee_name ? { assignee: { id: assigned_to, name: assignee_name } } : {}),
    // Suggestions have no promised answer time (rule BOOK-08).
    ...(kind === 'suggestion'
      ? {}
      : { answerBy: new Date(Date.parse(created_at) + answerTime).toISOString() }),
  };
  return { id, created_at, kind, status, language, values, listed };
}

/** Values in form order; values without a form field come last. */
function inOrder(kind: RequestKind, values: Readonly<Record<string, string>>) {
  const names = new Set([...fieldsOf(kind).flatMap(namesOf), ...Object.keys(values)]);
  return [...names].flatMap((name) => {
    const value = values[name];
    return value === undefined || value === '' ? [] : [{ name, value }];
  });
}
