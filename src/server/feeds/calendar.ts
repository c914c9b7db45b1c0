import ical, { type ICalCalendar, ICalEventStatus } from 'ical-generator';
import type { Position } from '#blocks/map/position.ts';
import { dayIfAny } from '#lib/date.ts';
import { eventDays } from '#lib/event-days.ts';
import { type Language, languageKey } from '#schemas/language.ts';
import type { ScheduleItem } from '#schemas/schedule.ts';
import { withLanguage } from '#site/urls.ts';
import type { AddressedEvent } from '../event-index.ts';
import { momentsIn, timeZoneComponent } from './time-zone.ts';

/** Where the events take place, in the language of the calendar. */
interface CalendarVenue {
  name: string;
  /** One line; absent if the site does not state it. */
  address: string | undefined;
  position: Position | undefined;
}

interface CalendarOptions {
  /** Name of the calendar. */
  name: string;
  venue: CalendarVenue;
  language: Language;
  /** `SITE_ORIGIN`. */
  siteOrigin: string;
  /** `SITE_TIME_ZONE`. */
  timeZone: string;
  /** When the calendar is made. */
  now: Date;
}

/** In characters. Calendars show one line of a title. */
const longestTitle = 300;
const longestText = 5_000;

/**
 * Makes an iCalendar file (RFC 5545). An event of one day with hours has times; a longer one takes whole days, and its
 * text says the hours. Events without a first day are left out.
 *
 * @returns the file; two calls at one time with equal arguments give equal files
 */
export function calendarFile(events: readonly AddressedEvent[], options: CalendarOptions): string {
  const { name, language, siteOrigin, timeZone, now } = options;
  const years = events
    .map(({ event }) => Number(dayIfAny(event.startDate)?.slice(0, 4)))
    .filter((year) => year >= 1970 && year <= now.getUTCFullYear() + 10);
  const calendar = ical({
    name: name.slice(0, longestTitle),
    prodId: { company: 'Pavilion', product: 'Events', language: languageKey(language).toUpperCase() },
    url: siteOrigin,
    timezone: {
      name: null,
      generator: (zone) => timeZoneComponent(zone, [Math.min(...years), Math.max(...years)]),
    },
  });
  const ids = new Set<string>();
  const momentOf = momentsIn(timeZone);
  for (const { event, slug } of events) {
    const id = event.id !== undefined && !ids.has(event.id) ? event.id : slug;
    ids.add(id);
    addEvent(calendar, { event, slug, id }, { ...options, timed: years.length > 0, momentOf });
  }
  return calendar.toString();
}

/** Dates of the library are local times of this process: it writes their parts as they are. */
function localDate(day: string, time = '00:00'): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const local = new Date(2000, 0, 1, hour, minute);
  local.setFullYear(year, month - 1, date);
  return local;
}

interface EventOptions {
  /** False if the calendar has no time zone, so that all events take whole days. */
  timed: boolean;
  momentOf: ReturnType<typeof momentsIn>;
}

function addEvent(
  calendar: ICalCalendar,
  { event, slug, id }: AddressedEvent & { id: string },
  { language, venue, siteOrigin, timeZone, now, timed, momentOf }: CalendarOptions & EventOptions,
): void {
  const { date, until } = eventDays(event);
  if (!date || !until) return;
  const pick = (zh: string | undefined, en: string | undefined) =>
    language === 'en-US' ? (en ?? zh) : (zh ?? en);
  const path = withLanguageOf(`/events/${slug}`, language);
  const changed = momentOf(event.updateTime);
  const own = event.hours.find((one) => one.date === date) ?? event.hours.find((one) => !one.date);
  const hours =
    timed && until === date && own?.opens && own.closes && own.opens < own.closes ? own : undefined;
  calendar.createEvent({
    id: `${id}@${new URL(siteOrigin).host}`,
    sequence: changed ? Math.max(0, Math.floor((changed.getTime() - Date.UTC(2020, 0, 1)) / 60_000)) : 0,
    stamp: changed ?? now,
    ...(changed ? { lastModified: changed } : {}),
    ...(hours?.opens && hours.closes
      ? { start: localDate(date, hours.opens), end: localDate(date, hours.closes), timezone: timeZone }
      : { start: localDate(date), allDay: true, ...endOfDays(until) }),
    summary: (pick(event.projectName, event.projectNameEn) ?? event.projectName).slice(0, longestTitle),
    description: [
      pick(event.content, event.contentEn),
      ...event.hours.map((one) => hoursLine(one, pick)),
      siteOrigin + path,
    ]
      .filter(Boolean)
      .join('\n')
      .slice(0, longestText),
    location: locationOf(pick(event.field, event.fieldEn), venue, language),
    url: siteOrigin + path,
    status: event.cancelled === '1' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
}

/** Halls alone say nothing to a map: the name and address of the venue follow them. */
function locationOf(
  halls: string | undefined,
  { name, address, position }: CalendarVenue,
  language: Language,
) {
  return {
    title: [halls, name, address]
      .flatMap((part) => part?.slice(0, longestTitle) || [])
      .join(language === 'en-US' ? ', ' : '，')
      // Texts of the site have spaces that do not break, which the search of a map may not know.
      .replaceAll('\u00a0', ' '),
    ...(position && { geo: { lat: position.latitude, lon: position.longitude } }),
  };
}

const withLanguageOf = (path: string, language: Language) =>
  language === 'en-US' ? withLanguage(path, language) : path;

/** The end of an event of whole days is the day after its last one. There is none after the year 9999. */
const endOfDays = (until: string) => {
  const next = localDate(until);
  next.setDate(next.getDate() + 1);
  return next.getFullYear() > 9999 ? {} : { end: next };
};

function hoursLine(
  { date, opens, closes, remark, remarkEn }: ScheduleItem['hours'][number],
  pick: (zh: string | undefined, en: string | undefined) => string | undefined,
): string | undefined {
  const times = [opens, closes].filter(Boolean).join(' – ');
  return [date, times, pick(remark, remarkEn)].filter(Boolean).join(' ') || undefined;
}
