import type { EntryInput } from '#schemas/entry.ts';
import { centerType } from '#schemas/enumerations.ts';
import type { Language } from '#schemas/language.ts';
import { type Calendar, calendarOf, dateAt } from '../calendar.ts';
import { type MediaFile, media } from '../media.ts';
import { type Place, placesIn } from '../venues/places.ts';

/** What a reader of one language gets: the name, and one or two sentences. A name with a year in it needs the calendar. */
type EventText = readonly [name: string | ((on: Calendar) => string), content: string];

/** One show or meeting of the schedule. */
export interface VenueEvent {
  id: string;
  /** The first day, counted from the day of seeding; negative ones are past. */
  starts: number;
  days: 1 | 2 | 3 | 4 | 5;
  places: readonly Place[];
  /** Without one, cards show the default picture. */
  picture?: MediaFile;
  zh: EventText;
  en: EventText;
}

/** The last day of an event, counted like its first. */
export const lastDay = ({ starts, days }: VenueEvent): number => starts + days - 1;

/** The name of an event in one language, as of the day `today` (yyyy-mm-dd). */
export function eventName(event: VenueEvent, language: Language, today: string): string {
  const [name] = language === 'zh-CN' ? event.zh : event.en;
  return typeof name === 'function' ? name(calendarOf(today, language)) : name;
}

/** An event as it is stored on the day `today` (yyyy-mm-dd). */
export function scheduleEntry(event: VenueEvent, type: keyof typeof centerType, today: string): EntryInput {
  return {
    kind: 'schedule',
    id: event.id,
    facet: String(centerType[type]),
    date: dateAt(today, event.starts),
    until: dateAt(today, lastDay(event)),
    data: {
      projectName: eventName(event, 'zh-CN', today),
      projectNameEn: eventName(event, 'en-US', today),
      content: event.zh[1],
      contentEn: event.en[1],
      field: placesIn('zh-CN', event.places),
      fieldEn: placesIn('en-US', event.places),
      ...(event.picture && { propagandaMapAddress: media(event.picture) }),
    },
  };
}
