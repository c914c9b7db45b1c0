import * as z from 'zod';
import type { EntryInput } from '#schemas/entry.ts';
import { centerType, eventKinds } from '#schemas/enumerations.ts';
import { type Language, localise } from '#schemas/language.ts';
import { calendarOf, dateAt, daysBetween } from './calendar.ts';
import { fillInFrom, localised, mediaFile, readJson } from './content.ts';
import { media } from './media.ts';
import { halls, placesIn, rooms } from './venues/places.ts';

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

const content = readJson(
  'schedule',
  z.strictObject({
    hours: z.record(z.enum(eventKinds), openingHours),
    exhibitions: z.array(venueEvent),
    meetings: z.array(venueEvent),
  }),
);

/** Every show and every meeting, the earliest first: a year and a half back, and as much ahead. */
export const { exhibitions, meetings } = content;

/** The last day of an event, counted like its first. */
export const lastDay = ({ starts, days }: VenueEvent): number => starts + days - 1;

/** The name of an event in one language, as of the day `today` (yyyy-mm-dd). */
export const eventName = ({ name }: VenueEvent, language: Language, today: string): string =>
  fillInFrom('schedule', localise(name, language), { calendar: calendarOf(today, language) });

/** The centre is closed over the Spring Festival, yyyy-mm-dd. */
const closure = { first: '2027-02-05', last: '2027-02-11' };

/** News, notices and banners name the dates of events up to this day, so these do not move. */
const lastTold = 40;

/** First and last day on which the places of an event are taken, counted like `starts`. */
export const takenDays = (event: VenueEvent): [first: number, last: number] => [
  event.starts - (event.buildUp ?? 0),
  lastDay(event) + (event.dismantle ?? 0),
];

/**
 * The events on the day `today` (yyyy-mm-dd). One that would take its places during the closure moves back by whole weeks,
 * to the first in which they are free.
 */
export function programme(today: string): { exhibitions: VenueEvent[]; meetings: VenueEvent[] } {
  const closed = (['first', 'last'] as const).map((end) => daysBetween(today, closure[end]));
  const [from = 0, to = 0] = closed;
  const clashes = (event: VenueEvent) => {
    const [first, last] = takenDays(event);
    return first <= to && last >= from;
  };
  const all = [...exhibitions, ...meetings];
  const moves = (event: VenueEvent) => event.starts > lastTold && clashes(event);
  const settled = all.filter((event) => !moves(event));
  for (const event of all.filter(moves)) {
    let moved = event;
    do moved = { ...moved, starts: moved.starts + 7 };
    while (clashes(moved) || settled.some((other) => meet(moved, other)));
    settled.push(moved);
  }
  const byStart = settled.toSorted((a, b) => a.starts - b.starts);
  const isMeeting = new Set(meetings.map(({ id }) => id));
  return {
    exhibitions: byStart.filter(({ id }) => !isMeeting.has(id)),
    meetings: byStart.filter(({ id }) => isMeeting.has(id)),
  };
}

/** True if two events take one place on the same day. */
function meet(one: VenueEvent, other: VenueEvent): boolean {
  const [[first, last], [start, end]] = [takenDays(one), takenDays(other)];
  return first <= end && start <= last && one.places.some((place) => other.places.includes(place));
}

/** The schedule on the day `today` (yyyy-mm-dd). */
export function scheduleEntries(today: string): EntryInput[] {
  const events = programme(today);
  return [
    ...events.exhibitions.map((event) => scheduleEntry(event, 'EX_CENTER', today)),
    ...events.meetings.map((event) => scheduleEntry(event, 'MEET_CENTER', today)),
  ];
}

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
