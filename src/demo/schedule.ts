import * as z from 'zod';
import type { EntryInput } from '#schemas/entry.ts';
import { centerType } from '#schemas/enumerations.ts';
import { type Language, localise } from '#schemas/language.ts';
import { calendarOf, dateAt } from './calendar.ts';
import { fillInFrom, localised, mediaFile, readJson } from './content.ts';
import { media } from './media.ts';
import { halls, placesIn, rooms } from './venues/places.ts';

/** One show or meeting. */
const venueEvent = z.strictObject({
  id: z.string(),
  /** The first day, counted from the day of seeding; negative ones are past. */
  starts: z.int(),
  days: z.int().min(1).max(5),
  places: z.array(z.literal([...halls, ...rooms, 'plaza', 'concourse'])),
  /** Cards show the default picture without one. */
  picture: mediaFile.optional(),
  /** May contain placeholders for dates. */
  name: localised,
  /** One or two sentences. */
  content: localised,
});
export type VenueEvent = z.output<typeof venueEvent>;

/** Every show and every meeting, the earliest first: a year and a half back, and as much ahead. */
export const { exhibitions, meetings } = readJson(
  'schedule',
  z.strictObject({ exhibitions: z.array(venueEvent), meetings: z.array(venueEvent) }),
);

/** The last day of an event, counted like its first. */
export const lastDay = ({ starts, days }: VenueEvent): number => starts + days - 1;

/** The name of an event in one language, as of the day `today` (yyyy-mm-dd). */
export const eventName = ({ name }: VenueEvent, language: Language, today: string): string =>
  fillInFrom('schedule', localise(name, language), { calendar: calendarOf(today, language) });

/** The schedule on the day `today` (yyyy-mm-dd). */
export const scheduleEntries = (today: string): EntryInput[] => [
  ...exhibitions.map((event) => scheduleEntry(event, 'EX_CENTER', today)),
  ...meetings.map((event) => scheduleEntry(event, 'MEET_CENTER', today)),
];

const scheduleEntry = (event: VenueEvent, type: keyof typeof centerType, today: string): EntryInput => ({
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
  },
});
