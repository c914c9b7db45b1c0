import type { Kysely } from 'kysely';
import type { ContentSource } from '#api/content-source.ts';
import { isLapsed } from '#lib/availability.ts';
import { type InboxRequest, type inboxCalls, mayBecome, type RequestPlan } from '#schemas/editor/inbox.ts';
import type { Language } from '#schemas/language.ts';
import { requestKinds } from '#schemas/request-tracking.ts';
import { type ScheduleItem, scheduleItemSchema } from '#schemas/schedule.ts';
import { bookingPlan } from '../../booking-plan.ts';
import { dateIn } from '../../clock.ts';
import { type Fields, readFields } from '../../db/content/contract-item.ts';
import { readDraft } from '../../db/content/drafts.ts';
import type { Tables } from '../../db/tables.ts';
import { type Caller, done, type HandlersOf, refuse, signedIn } from '../handlers.ts';
import { addNote, assign, type InboxDependencies, markRead, remove, setStatus } from './changes.ts';
import { type CsvRouteOptions, csvRoute } from './csv-route.ts';
import { countUnread } from './queries.ts';
import { countKinds, readRows, readWhole } from './read-requests.ts';
import { unpublishedItems } from './unpublished-items.ts';

/** Creates the inbox: the handlers of its calls, and the route of the CSV download. */
export const createInbox = (options: CsvRouteOptions & InboxOptions) => ({
  handlers: inboxHandlers(options),
  routes: csvRoute(options),
});

interface InboxOptions extends InboxDependencies {
  /** `SITE_TIME_ZONE`. */
  timeZone: string;
  /** The published schedule. Without it, requests have no plan. */
  source?: Pick<ContentSource, 'call'> | undefined;
}

/** Handlers of the inbox. A request that does not exist (any more) is answered with `missing`. */
export function inboxHandlers({
  database,
  clock,
  timeZone,
  source,
}: InboxOptions): HandlersOf<typeof inboxCalls> {
  const { read } = database;
  const whole = async (id: string, { language }: Caller) => {
    const request = await readWhole(read, id);
    if (!request) return refuse('missing');
    const plan =
      source && (await planOf(request, { read, source, language, today: dateIn(clock(), timeZone) }));
    return done({ ...request, ...(plan && { plan }), timeZone });
  };
  return {
    listRequests: async ({ page, pageSize, ...filter }) => {
      const offset = (page - 1) * pageSize;
      const [rows, counts] = await Promise.all([
        readRows(read, filter, { offset, count: pageSize }),
        countKinds(read, filter),
      ]);
      return done({
        items: rows.map(({ listed }) => listed),
        total: counts[filter.kind ?? 'all'],
        counts,
        timeZone,
      });
    },
    unread: async () => {
      const { count } = await countUnread(read).executeTakeFirstOrThrow();
      return done({ unread: Number(count) });
    },
    readRequest: ({ id }, caller) => whole(id, caller),
    markRequest: async (mark, caller) =>
      (await markRead({ database, clock }, mark, signedIn(caller))) ? done({}) : refuse('missing'),
    setRequestStatus: async (change, caller) => {
      if (!mayBecome(change.from, change.to))
        return refuse('invalid', { data: { errors: { to: `does not follow ${change.from}` } } });
      const made = await setStatus({ database, clock }, change, signedIn(caller));
      const answer = await whole(change.id, caller);
      return made || !answer.ok ? answer : refuse('conflict', { data: answer.data });
    },
    assignRequest: async (change, caller) => {
      const outcome = await assign({ database, clock }, change, signedIn(caller));
      if (outcome === 'invalid') return refuse('invalid', { data: { errors: { to: 'is no account' } } });
      return outcome === 'missing' ? refuse('missing') : whole(change.id, caller);
    },
    addRequestNote: async (note, caller) =>
      (await addNote({ database, clock }, note, signedIn(caller)))
        ? whole(note.id, caller)
        : refuse('missing'),
    removeRequest: async ({ id }, caller) =>
      (await remove({ database, clock }, { id }, signedIn(caller))) ? done({}) : refuse('missing'),
  };
}

interface PlanContext {
  read: Kysely<Tables>;
  source: Pick<ContentSource, 'call'>;
  language: Language;
  /** yyyy-mm-dd in the site's time zone. */
  today: string;
}

/** Where and when a booking needs space, and whether it is in the schedule already (rule EVT-10). */
async function planOf(
  { kind, reference, values }: Omit<InboxRequest, 'timeZone'>,
  { read, source, language, today }: PlanContext,
): Promise<RequestPlan | undefined> {
  const [call] = callNames.filter((name) => requestKinds[name] === kind);
  const body = Object.fromEntries(values.map(({ name, value }) => [name, value]));
  const unpublished = (days: { start: string; end: string }) =>
    unpublishedItems(read, { ...days, reference });
  const plan = call && (await bookingPlan(source, { call, body, language, today, unpublished }));
  if (!plan) return undefined;
  const entry = reference.toLowerCase();
  const listed = await read
    .selectFrom('listed_entry')
    .select('id')
    .where('kind', '=', 'schedule')
    .where('id', '=', entry)
    .executeTakeFirst();
  const isPlanned = listed !== undefined;
  const isPublished = isPlanned && (await publishedData(read, entry)) !== undefined;
  // A published hold of the request itself has its days and no name.
  const overlaps = isPublished
    ? plan.overlaps.filter(
        ({ isHold, source: from, start, end }) =>
          !(isHold && from === undefined && start === plan.start && end === plan.end),
      )
    : plan.overlaps;
  const hold = isPlanned ? await plannedItem(read, entry) : undefined;
  const held = hold?.hold === '1' && hold.heldUntil;
  return {
    ...{ ...plan, overlaps, entry, isPlanned },
    ...(held && { heldUntil: held, isLapsed: isLapsed(hold, today) }),
  };
}

/** The entry of a request as its draft has it, else as it is published. */
async function plannedItem(read: Kysely<Tables>, id: string): Promise<ScheduleItem | undefined> {
  const draft = await readDraft(read, { kind: 'schedule', id });
  const data = draft ? draft.entry?.data : await publishedData(read, id);
  return scheduleItemSchema.safeParse(data).data;
}

async function publishedData(read: Kysely<Tables>, id: string): Promise<Fields | undefined> {
  const row = await read
    .selectFrom('entry')
    .select('data')
    .where('kind', '=', 'schedule')
    .where('id', '=', id)
    .executeTakeFirst();
  return row && readFields(row.data);
}

const callNames = Object.keys(requestKinds) as (keyof typeof requestKinds)[];
