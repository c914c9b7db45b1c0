import { type Kysely, type SqlBool, sql } from 'kysely';
import type * as z from 'zod';
import type { inboxFilterSchema } from '#schemas/editor/inbox.ts';
import { callsOf } from '#schemas/request-forms.ts';
import { readReference } from '#schemas/request-proof.ts';
import { requestStatus } from '#schemas/request-status.ts';
import { plainText } from '../../db/requests/requests.ts';
import type { Tables } from '../../db/tables.ts';

export type InboxFilter = z.output<typeof inboxFilterSchema>;

/** Which of the matching requests, newest first. */
export interface Part {
  /** Only what came before this one. */
  before?: { created_at: string; id: string } | undefined;
  offset?: number;
  count: number;
}

/** The requests that a filter lets through. */
export function matching(db: Kysely<Tables>, { kind, status, search }: InboxFilter) {
  let query = db.selectFrom('submission');
  const [call] = kind ? callsOf(kind) : [];
  if (call) query = query.where('call', '=', call);
  if (status) query = query.where('status', '=', requestStatus[status]);
  return search ? query.where(finds(search)) : query;
}

/** The ids of a part of them, from an index alone unless something is searched for: without sorting, wherever it begins. */
export function idsOf(db: Kysely<Tables>, filter: InboxFilter, { before, offset = 0, count }: Part) {
  const query = matching(db, filter)
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .offset(offset);
  if (!before) return query;
  return query.where(sql<SqlBool>`(created_at, id) < (${before.created_at}, ${before.id})`);
}

/** How many there are of a filter. */
export const countOf = (db: Kysely<Tables>, filter: InboxFilter) =>
  matching(db, filter).select((of) => of.fn.countAll().as('count'));

/** How many requests nobody has opened. */
export const countUnread = (db: Kysely<Tables>) =>
  db
    .selectFrom('submission')
    .select((of) => of.fn.countAll().as('count'))
    .where('read_at', 'is', null);

/** A text anywhere in what a request is found by; a reference however it was written down. */
function finds(search: string) {
  const texts = [search, readReference(search)].flatMap((text) => text ?? []);
  return sql<SqlBool>`(${sql.join(
    texts.map((text) => sql`${searched} like ${`%${literally(plainText(text))}%`} escape '\\'`),
    sql` or `,
  )})`;
}

/** A row that an earlier version wrote is searched in as it stands. */
const searched = sql`coalesce(search, lower(reference || body))`;

/** What stands for other signs in `like` stands for itself. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');
