import type { ContentSource } from '#api/content-source.ts';
import {
  longestBuild,
  type Occupation,
  occupationsOf,
  overlapping,
  spacesInText,
  statesOf,
  takes,
  toDate,
  toDay,
} from '#lib/availability.ts';
import { dayIfAny } from '#lib/date.ts';
import { bookingFields } from '#schemas/booking-forms.ts';
import { type CreateCallName, calls } from '#schemas/calls.ts';
import type { Language } from '#schemas/language.ts';
import { type RemoteConfig, readRemoteConfig } from '#schemas/remote-config.ts';
import type { ScheduleItem } from '#schemas/schedule.ts';

/** An event or hold that takes a space of a booking on one of its days. */
export interface BookingOverlap {
  /** Days on which both take it, yyyy-mm-dd. */
  start: string;
  end: string;
  /** Names of the spaces. */
  spaces: string[];
  /** Public name; a hold or confidential event has none. */
  name?: string;
  isHold: boolean;
  /** Where it is if it is not published: only the inbox asks for those. */
  source?: UnpublishedItem['source'];
  /** Reference of the request to which it belongs. */
  request?: string;
}

/** An item that takes space and is not published: a draft of the schedule, or a confirmed request. */
export interface UnpublishedItem {
  item: ScheduleItem;
  source: 'draft' | 'request';
  /** Reference of the request to which it belongs. */
  request?: string;
}

/** Where and when a booking needs space. */
export interface BookingPlan {
  /** First and last day, yyyy-mm-dd. */
  start: string;
  end: string;
  /** Names of the spaces that its text names. */
  spaces: string[];
  /** Their ids for an entry of the schedule. */
  halls: string[];
  overlaps: BookingOverlap[];
  /** True if the centre is closed on one of the days. */
  isClosed: boolean;
}

interface Booking {
  call: CreateCallName;
  body: Readonly<Record<string, unknown>>;
  language: Language;
  /** yyyy-mm-dd in the site's time zone: holds end by its clock. */
  today: string;
  /** Reads unpublished items of some days, yyyy-mm-dd. Editors only: visitors must not learn of them. */
  unpublished?: (days: { start: string; end: string }) => Promise<readonly UnpublishedItem[]>;
}

const key = 'official.spaces.config';

/**
 * Reads from a booking where and when it needs space, and checks it against the schedule (rules EVT-09 and EVT-10).
 *
 * @param signal ends the wait for a slow backend
 * @returns `undefined` if it books nothing, has no dates, or the schedule cannot be read
 */
export async function bookingPlan(
  source: Pick<ContentSource, 'call'>,
  { call, body, language, today, unpublished }: Booking,
  signal?: AbortSignal,
): Promise<BookingPlan | undefined> {
  const fields = bookingFields[call];
  const [start, last] = [fields?.from, fields?.until].map((name) =>
    dayIfAny(String(body[name ?? ''] ?? '').slice(0, 10)),
  );
  if (!fields || !start || !last) return undefined;
  const end = last < start ? start : last;
  const context = { language, ...(signal && { signal }) };
  const days = { from: toDay(start), until: toDay(end) };
  const around = {
    start: toDate(days.from - longestBuild),
    end: toDate(Math.min(days.until, days.from + 400) + longestBuild),
  };
  const request = calls.scheduleList.request.parse({ taken: '1', ...around });
  const [further, schedule, config] = await Promise.all([
    unpublished?.(around) ?? [],
    source.call('scheduleList', request, context),
    source.call('remoteConfig', { key }, context),
  ]);
  if (!schedule.ok) return undefined;
  const venue = config.ok ? readRemoteConfig(key, config.data, language) : undefined;
  const known = venue?.list.filter(({ type }) => type === undefined || type === fields.type);
  const named = [...new Set(schedule.data.flatMap(({ halls }) => halls))];
  const list = known?.length ? known : named.map((id) => ({ id, name: id, rooms: [] }));
  const spaces = spacesInText(String(body[fields.space] ?? ''), list);
  const overlapsOf = (items: readonly ScheduleItem[]) =>
    spaces.length > 0
      ? overlapping(occupationsOf(items, { language, today }), spaces, days).map((one) =>
          overlapOf(one, spaces, days),
        )
      : [];
  return {
    ...{ start, end, spaces: spaces.map(({ name }) => name) },
    halls: spaces.flatMap(({ id, rooms }) => (rooms.length > 0 ? rooms : [id])),
    overlaps: [
      ...overlapsOf(schedule.data),
      ...further.flatMap(({ item, ...from }) => overlapsOf([item]).map((one) => ({ ...one, ...from }))),
    ],
    isClosed: isClosed(venue, days),
  };
}

function overlapOf(
  one: Occupation,
  spaces: Parameters<typeof overlapping>[1],
  { from, until }: { from: number; until: number },
): BookingOverlap {
  return {
    start: toDate(Math.max(one.from, from)),
    end: toDate(Math.min(one.until, until)),
    spaces: spaces.filter((space) => takes(one, space)).map(({ name }) => name),
    ...(one.name !== undefined && { name: one.name }),
    isHold: one.isHold,
  };
}

const isClosed = (
  venue: RemoteConfig<typeof key> | undefined,
  days: { from: number; until: number },
): boolean =>
  venue !== undefined &&
  statesOf(
    undefined,
    { ...days, until: Math.min(days.until, days.from + 400) },
    {
      occupations: [],
      closures: venue.closed,
    },
  ).includes('closed');
