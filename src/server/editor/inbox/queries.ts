import { type Kysely, type SqlBool, sql } from 'kysely';
import type * as z from 'zod';
import { type inboxFilterSchema, nobody } from '#schemas/editor/inbox.ts';
import { callsOf } from '#schemas/request-forms.ts';
import { requestStatus } from '#schemas/request-status.ts';
import { readReference } from '#schemas/request-verification.ts';
import { plainText } from '../../db/requests/requests.ts';
import type { Tables } from '../../db/tables.ts';

export interface InboxFilter extends z.output<typeof inboxFilterSchema> {
  /** Matches the words of `search` in any order, not the text as it is. */
  everyWord?: true;
}

/** A part of the matching requests, newest first. */
export interface Part {
  /** Only requests older than this one. */
  before?: { created_at: string; id: string } | undefined;
  offset?: number;
  count: number;
}

/** Requests that match a filter. */
export function matching(db: Kysely<Tables>, { kind, status, search, assignee, everyWord }: InboxFilter) {
  let query = db.selectFrom('submission');
  const [call] = kind ? callsOf(kind) : [];
  if (call) query = query.where('call', '=', call);
  if (status) query = query.where('status', '=', requestStatus[status]);
  if (assignee)
    query =
      assignee === nobody
        ? query.where('assigned_to', 'is', null)
        : query.where('assigned_to', '=', assignee);
  if (!search) return query;
  return query.where(everyWord ? findsWords(search) : finds(search));
}

/**
 * Ids of a part of the matching requests. Without a search text an index answers the query, without sorting,
 * at any offset.
 */
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

/** Counts the matching requests. */
export const countOf = (db: Kysely<Tables>, filter: InboxFilter) =>
  matching(db, filter).select((of) => of.fn.countAll().as('count'));

/** Counts the unread requests. */
export const countUnread = (db: Kysely<Tables>) =>
  db
    .selectFrom('submission')
    .select((of) => of.fn.countAll().as('count'))
    .where('read_at', 'is', null);

/** Matches a text anywhere in the search text; a reference matches in any notation. */
function finds(search: string) {
  const texts = [search, readReference(search)].flatMap((text) => text ?? []);
  return sql<SqlBool>`(${sql.join(
    texts.map((text) => sql`${searched} like ${`%${literally(plainText(text))}%`} escape '\\'`),
    sql` or `,
  )})`;
}

/** Words of a search that count. */
const mostWords = 12;

/** Matches if every word is anywhere in the search text; a reference matches in any notation. */
function findsWords(search: string) {
  const words = search.split(/\s+/).filter(Boolean).slice(0, mostWords);
  const all = sql<SqlBool>`(${sql.join([sql`1 = 1`, ...words.map(finds)], sql` and `)})`;
  return readReference(search) ? sql<SqlBool>`(${all} or ${finds(search)})` : all;
}

/** Rows of earlier versions have no search text; they are searched as stored. */
const searched = sql`coalesce(search, lower(reference || body))`;

/** Escapes the wildcards of `like`. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');
