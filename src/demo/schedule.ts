import * as z from 'zod';
import type { EntryInput } from '#schemas/entry.ts';
import { centerType, eventKinds } from '#schemas/enumerations.ts';
import { type Language, localise } from '#schemas/language.ts';
import { remoteConfigs } from '#schemas/remote-config.ts';
import { calendarOf, dateAt, daysBetween } from './calendar.ts';
import { anyFields, fillInFrom, localised, mediaFile, readJson } from './content.ts';
import { media } from './media.ts';
import { halls, isRoom, type Place, placesIn, rooms } from './venues/places.ts';

const timeOfDay = z.iso.time({ precision: -1 });

/** Opening hours: of one day, counted from the first, or of the days that have none of their own. */
const openingHours = z.strictObject({
  day: z.int().min(0).optional(),
  opens: timeOfDay,
  closes: timeOfDay,
  remark: localised.optional(),
});

/** One show or meeting. */
const venueEvent = z.strictObject({
  id: z.string(),
  /** The first day, counted from the day of seeding; negative ones are past. */
  starts: z.int(),
  days: z.int().min(1).max(5),
  /** Days before it on which its places are taken for build-up, and days after it for dismantling. */
  buildUp: z.int().min(1).optional(),
  dismantle: z.int().min(1).optional(),
  places: z.array(z.literal([...halls, ...rooms, 'plaza', 'concourse'])),
  kind: z.enum(eventKinds),
  /** Only one that shows this event: without it, a key visual is made from the data (rule EVT-12). */
  picture: mediaFile.optional(),
  /** May contain placeholders for dates. */
  name: localised,
  /** One or two sentences. */
  content: localised,
  /** Those of its kind if absent. */
  hours: z.array(openingHours).optional(),
  admission: localised.optional(),
  tickets: localised.optional(),
  /** Where visitors register or buy tickets. */
  url: z.url().optional(),
  organizer: z.strictObject({ name: localised, url: z.url() }).optional(),
  /** Empty lines separate paragraphs. */
  description: localised.optional(),
});
export type VenueEvent = z.output<typeof venueEvent>;

/** Days and places that are kept for a host. Visitors never get its name (rule EVT-08). */
const hold = z.strictObject({
  id: z.string(),
  starts: z.int(),
  days: z.int().min(1).max(30),
  places: z.array(z.literal([...halls, ...rooms, 'plaza'])),
  /** For the editors. */
  name: localised,
});
type Hold = z.output<typeof hold>;

const content = readJson(
  'schedule',
  z.strictObject({
    hours: z.record(z.enum(eventKinds), openingHours),
    exhibitions: z.array(venueEvent),
    meetings: z.array(venueEvent),
    holds: z.array(hold),
  }),
);

/** Every show and every meeting, the earliest first: a year and a half back, and as much ahead. */
export const { exhibitions, meetings, holds } = content;

/** The last day of an event, counted like its first. */
export const lastDay = ({ starts, days }: Pick<VenueEvent, 'starts' | 'days'>): number => starts + days - 1;

/** The name of an event in one language, as of the day `today` (yyyy-mm-dd). */
export const eventName = ({ name }: VenueEvent, language: Language, today: string): string =>
  fillInFrom('schedule', localise(name, language), { calendar: calendarOf(today, language) });

/** The days of the spaces config on which the centre is closed. */
const { closed: closures } = remoteConfigs['official.spaces.config'].parse(
  readJson('configs', anyFields)['official.spaces.config'],
);

/** News, notices and banners name the dates of events up to this day, so these do not move. */
const lastTold = 40;

type Taking = Pick<VenueEvent, 'id' | 'starts' | 'days' | 'buildUp' | 'dismantle'> & {
  places: readonly Place[];
};

/** First and last day on which the places of an event or hold are taken, counted like `starts`. */
export const takenDays = (event: Taking): [first: number, last: number] => [
  event.starts - (event.buildUp ?? 0),
  lastDay(event) + (event.dismantle ?? 0),
];

/**
 * The events and holds on the day `today` (yyyy-mm-dd). One that would take its places during a closure moves back by
 * whole weeks, to the first in which they are free.
 */
export function programme(today: string): {
  exhibitions: VenueEvent[];
  meetings: VenueEvent[];
  holds: Hold[];
} {
  const closed = closures.map(
    ({ start, end }) => [daysBetween(today, start), daysBetween(today, end)] as const,
  );
  const clashes = (event: Taking) => {
    const [first, last] = takenDays(event);
    return closed.some(([from, to]) => first <= to && last >= from);
  };
  const all: Taking[] = [...exhibitions, ...meetings, ...holds];
  const moves = (event: Taking) => event.starts > lastTold && clashes(event);
  const settled = all.filter((event) => !moves(event));
  for (const event of all.filter(moves)) {
    let moved = event;
    do moved = { ...moved, starts: moved.starts + 7 };
    while (clashes(moved) || settled.some((other) => meet(moved, other)));
    settled.push(moved);
  }
  const startOf = new Map(settled.map(({ id, starts }) => [id, starts]));
  const planned = <Some extends Taking>(some: readonly Some[]): Some[] =>
    some
      .map((one) => ({ ...one, starts: startOf.get(one.id) ?? one.starts }))
      .toSorted((a, b) => a.starts - b.starts);
  return { exhibitions: planned(exhibitions), meetings: planned(meetings), holds: planned(holds) };
}

/** True if two events take one place on the same day. */
function meet(one: Taking, other: Taking): boolean {
  const [[first, last], [start, end]] = [takenDays(one), takenDays(other)];
  return first <= end && start <= last && one.places.some((place) => other.places.includes(place));
}

/** The schedule on the day `today` (yyyy-mm-dd). */
export function scheduleEntries(today: string): EntryInput[] {
  const events = programme(today);
  return [
    ...events.exhibitions.map((event) => scheduleEntry(event, 'EX_CENTER', today)),
    ...events.meetings.map((event) => scheduleEntry(event, 'MEET_CENTER', today)),
    ...events.holds.map((event) => holdEntry(event, today)),
  ];
}

const holdEntry = (event: Hold, today: string): EntryInput => ({
  kind: 'schedule',
  id: event.id,
  facet: String(event.places.every(isRoom) ? centerType.MEET_CENTER : centerType.EX_CENTER),
  date: dateAt(today, event.starts),
  until: dateAt(today, lastDay(event)),
  data: {
    projectName: event.name.zh,
    projectNameEn: event.name.en,
    halls: event.places.map(String),
    hold: '1',
  },
});

const scheduleEntry = (event: VenueEvent, type: keyof typeof centerType, today: string): EntryInput => {
  const [taken, free] = takenDays(event);
  return {
    kind: 'schedule',
    id: event.id,
    facet: String(centerType[type]),
    date: dateAt(today, event.starts),
    until: dateAt(today, lastDay(event)),
    data: {
      projectName: eventName(event, 'zh-CN', today),
      projectNameEn: eventName(event, 'en-US', today),
      content: event.content.zh,
      contentEn: event.content.en,
      field: placesIn('zh-CN', event.places),
      fieldEn: placesIn('en-US', event.places),
      ...(event.picture && { propagandaMapAddress: media(event.picture) }),
      kind: event.kind,
      halls: event.places.map(String),
      hours: (event.hours ?? [content.hours[event.kind]]).map(({ day, opens, closes, remark }) => ({
        ...(day !== undefined && { date: dateAt(today, event.starts + day) }),
        opens,
        closes,
        ...(remark && { remark: remark.zh, remarkEn: remark.en }),
      })),
      ...pair('description', event.description),
      ...pair('admission', event.admission),
      ...pair('tickets', event.tickets),
      ...pair('organizer', event.organizer?.name),
      ...(event.url && { url: event.url }),
      ...(event.organizer && { organizerUrl: event.organizer.url }),
      ...(event.buildUp && { buildUp: dateAt(today, taken) }),
      ...(event.dismantle && { dismantle: dateAt(today, free) }),
    },
  };
};

const pair = (field: string, text: z.output<typeof localised> | undefined) =>
  text && { [field]: text.zh, [`${field}En`]: text.en };
