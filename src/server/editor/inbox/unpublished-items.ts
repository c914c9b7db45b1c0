import type { Kysely } from 'kysely';
import { bookingFields } from '#schemas/booking-forms.ts';
import { requestStatus } from '#schemas/request-status.ts';
import { scheduleItemSchema } from '#schemas/schedule.ts';
import type { UnpublishedItem } from '../../booking-plan.ts';
import { readFields } from '../../db/content/contract-item.ts';
import { requestRowSchema, valuesOf } from '../../db/requests/requests.ts';
import type { Tables } from '../../db/tables.ts';

interface Range {
  /** First and last day, yyyy-mm-dd. */
  start: string;
  end: string;
  /** Reference of the request that asks: it does not take its days from itself. */
  reference: string;
}

/**
 * Reads the entries that take space without being published: drafts of the schedule, and confirmed requests that are not in the schedule
 * yet. A draft of an entry that visitors know on these days already is left out.
 */
export async function unpublishedItems(read: Kysely<Tables>, range: Range): Promise<UnpublishedItem[]> {
  return [...(await drafts(read, range)), ...(await confirmedRequests(read, range))];
}

async function drafts(read: Kysely<Tables>, { start, end, reference }: Range): Promise<UnpublishedItem[]> {
  const rows = await read
    .selectFrom('draft')
    .select(['id', 'date', 'until', 'data'])
    .where('kind', '=', 'schedule')
    .where('id', '!=', reference.toLowerCase())
    .where('date', '<=', end)
    .where((of) => of(of.fn.coalesce('until', 'date'), '>=', start))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('entry')
            .select('entry.id')
            .where('entry.kind', '=', 'schedule')
            .whereRef('entry.id', '=', 'draft.id')
            .where('entry.date', '<=', end)
            .where((of) => of(of.fn.coalesce('entry.until', 'entry.date'), '>=', start)),
        ),
      ),
    )
    .orderBy('date')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const requests = await read
    .selectFrom('submission')
    .select('reference')
    .where(
      'reference',
      'in',
      rows.map(({ id }) => id.toUpperCase()),
    )
    .execute();
  const known = new Set(requests.map((request) => request.reference));
  return rows.flatMap(({ id, date, until, data }) => {
    const fields = data === null ? {} : readFields(data);
    const item = scheduleItemSchema.safeParse({ ...fields, startDate: date, endDate: until }).data;
    const request = known.has(id.toUpperCase()) ? { request: id.toUpperCase() } : {};
    return item ? [{ item, source: 'draft' as const, ...request }] : [];
  });
}

/** Requests that were confirmed without a hold, the latest: the days of a request are in its body, so each is parsed. */
const mostConfirmed = 500;

async function confirmedRequests(
  read: Kysely<Tables>,
  { start, end, reference }: Range,
): Promise<UnpublishedItem[]> {
  const rows = await read
    .selectFrom('submission')
    .select(['id', 'call', 'reference', 'body', 'status', 'created_at'])
    .where('status', '=', requestStatus.confirmed)
    .where('reference', '!=', reference)
    .where(({ not, exists, selectFrom, fn }) =>
      not(
        exists(
          selectFrom('listed_entry')
            .select('listed_entry.id')
            .where('listed_entry.kind', '=', 'schedule')
            .where('listed_entry.id', '=', fn<string>('lower', ['submission.reference'])),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .limit(mostConfirmed)
    .execute();
  return rows.toReversed().flatMap((row) => {
    const { call, body, reference: request } = requestRowSchema.parse(row);
    const fields = bookingFields[call];
    const values = valuesOf(body);
    const [first = '', last = '', field] = [fields?.from, fields?.until, fields?.space].map((name) =>
      name === undefined ? undefined : values[name],
    );
    const [startDate, endDate] = [first.slice(0, 10), last.slice(0, 10)];
    // Without a space it would take the whole site.
    if (!field?.trim() || startDate > end || endDate < start) return [];
    const item = scheduleItemSchema.safeParse({ projectName: request, startDate, endDate, field }).data;
    return item ? [{ item, source: 'request' as const, request }] : [];
  });
}
