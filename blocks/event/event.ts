import { eventPicture } from '#blocks/collection-items.ts';
import type { QueryContext } from '#blocks/define.ts';
import { writeDays } from '#blocks/event-days.ts';
import { calendarFile, eventPaths } from '#blocks/event-path.ts';
import { eventDays } from '#lib/event-days.ts';
import type { EventKind } from '#schemas/enumerations.ts';
import { defaultLanguage, type Language } from '#schemas/language.ts';
import type { Motif } from '#schemas/motif.ts';
import type { Picture } from '#schemas/picture.ts';
import type { ScheduleItem } from '#schemas/schedule.ts';

/** One day of an event, or one before or after it. */
export interface EventDay {
  /** yyyy-mm-dd */
  date: string;
  /** Day of the month, two digits. */
  day: string;
  weekday: string;
  /** Such as `09:00 – 17:00`. */
  hours?: string | undefined;
  remark?: string | undefined;
}

/** Another event, as a link. */
export interface OtherEvent {
  title: string;
  date?: string | undefined;
  until?: string | undefined;
  place?: string | undefined;
  href?: string | undefined;
}

/** Status of an event today: running, over, cancelled, or the number of days until it opens. */
export type EventStatus = 'on' | 'ended' | 'cancelled' | { opensIn: number };

/** Everything that the page shows of one event. Absent fields are left out. */
export interface EventView {
  title: string;
  /** With the first day, because an event that takes place each year keeps its name. */
  documentTitle: string;
  /** First and last day, yyyy-mm-dd. `until` is absent if it takes one day. */
  date?: string | undefined;
  until?: string | undefined;
  status?: EventStatus | undefined;
  kind?: EventKind | undefined;
  place?: string | undefined;
  admission?: string | undefined;
  tickets?: string | undefined;
  url?: string | undefined;
  organizer?: { name: string; url?: string | undefined } | undefined;
  /** Address of its calendar file; absent for events that are over or have no day. */
  calendar?: string | undefined;
  /** Ids that news and albums may name. */
  reference: { id?: string | undefined; slug?: string | undefined };
  /** Ids or names of its halls and rooms. */
  halls: string[];
  /** Its own photograph, otherwise a motif (rule EVT-12). */
  picture?: Picture | undefined;
  motif?: Motif | undefined;
  lead?: string | undefined;
  paragraphs: string[];
  /** Hours that hold on all days. */
  daily?: string | undefined;
  remark?: string | undefined;
  /** Only if hours differ from day to day. */
  days: EventDay[];
  /** Days from the first of build-up to the last of dismantling; empty if they are not known. */
  phases: (EventDay & { phase: Phase; isToday: boolean })[];
}

export type Phase = 'buildUp' | 'show' | 'dismantle';

/** An event and those on the same days; or other events instead of one that was not found. */
export interface EventPage {
  event?: EventView | undefined;
  /** Those on the days of the address; the next ones if an unknown address has no day. */
  others: OtherEvent[];
  /** `others` are the next ones. */
  areNext?: true | undefined;
  /** For shared links. */
  card?: Picture | undefined;
}

/** Longer events show no column for each day. */
const mostColumns = 7;
/** Longer periods of build-up, show and dismantling show no cell for each day. */
const mostCells = 21;
const mostOthers = 4;

/** Picks the text of the language, otherwise the other one. */
const inLanguage = (language: Language, zh: string | undefined, en: string | undefined) =>
  language === 'en-US' ? (en ?? zh) : (zh ?? en);

interface EventPlace {
  /** Last part of the address. Without it the page shows the first event of the answer. */
  slug: string | undefined;
  /** The answer has the events of one day, or from today on, and not all events. */
  isOfDays: boolean;
  /** Today at the site, yyyy-mm-dd. */
  today: string;
}

/** Picks an event of an answer by its address, and the others. */
export function eventPage(
  shows: readonly ScheduleItem[],
  { slug, isOfDays, today }: EventPlace,
  context: Pick<QueryContext, 'language' | 'picture' | 'pagesShowing' | 'latinOf'>,
): EventPage {
  const pathOf = eventPaths(shows, context);
  const found = slug === undefined ? shows[0] : shows.find((show) => pathOf(show)?.endsWith(`/${slug}`));
  const others = isOfDays
    ? shows.filter((show) => show !== found)
    : found
      ? []
      : shows.filter((show) => isNext(show, today)).toSorted(byFirstDay);
  const calendarOf = (show: ScheduleItem, path: string | undefined) => {
    const { until } = eventDays(show);
    return path && until && until >= today ? calendarFile(path, context.language) : undefined;
  };
  return {
    event: found && {
      ...eventView(found, today, context),
      calendar: calendarOf(found, pathOf(found)),
      reference: { id: found.id, slug: pathOf(found)?.split('/').at(-1) },
    },
    others: others
      .slice(0, mostOthers)
      .map((show) => ({ ...nameAndDays(show, context), href: pathOf(show) })),
    ...(!isOfDays && !found && { areNext: true }),
    card: found && shareCard(found, pathOf(found), context),
  };
}

/** It is running or coming. */
const isNext = (show: ScheduleItem, today: string): boolean =>
  show.cancelled !== '1' && (eventDays(show).until ?? '') >= today;

const byFirstDay = (one: ScheduleItem, other: ScheduleItem): number =>
  (eventDays(one).date ?? '').localeCompare(eventDays(other).date ?? '');

/** The picture that the server draws for shared links to an event without a photograph (rule EVT-12). */
function shareCard(
  show: ScheduleItem,
  path: string | undefined,
  { language }: Pick<QueryContext, 'language'>,
): Picture | undefined {
  if (!path || show.propagandaMapAddress) return undefined;
  const parameter = language === defaultLanguage ? '' : `?lang=${language}`;
  const alt = inLanguage(language, show.projectName, show.projectNameEn) ?? show.projectName;
  return { src: `/events/${path.split('/').at(-1)}.png${parameter}`, width: 1200, height: 630, alt };
}

function nameAndDays(show: ScheduleItem, { language }: Pick<QueryContext, 'language'>) {
  const { date, until } = eventDays(show);
  return {
    title: inLanguage(language, show.projectName, show.projectNameEn) ?? show.projectName,
    date,
    until: until === date ? undefined : until,
    place: inLanguage(language, show.field, show.fieldEn),
  };
}

function eventView(
  show: ScheduleItem,
  today: string,
  context: Pick<QueryContext, 'language' | 'picture'>,
): Omit<EventView, 'reference'> {
  const { language } = context;
  const pick = (zh: string | undefined, en: string | undefined) => inLanguage(language, zh, en);
  const named = nameAndDays(show, context);
  const organizer = pick(show.organizer, show.organizerEn);
  return {
    ...named,
    documentTitle: named.date ? `${named.title} · ${longDate(named.date, language)}` : named.title,
    status: show.cancelled === '1' ? 'cancelled' : statusOf(named, today),
    kind: show.kind,
    halls: show.halls,
    admission: pick(show.admission, show.admissionEn),
    tickets: pick(show.tickets, show.ticketsEn),
    url: show.url,
    organizer: organizer === undefined ? undefined : { name: organizer, url: show.organizerUrl },
    ...eventPicture(show, context.picture),
    lead: pick(show.content, show.contentEn),
    paragraphs: (pick(show.description, show.descriptionEn) ?? '')
      .split(/\n{2,}/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
    ...hoursOf(show, named, language),
    phases: phasesOf(show, named, { today, language }),
  };
}

/** `2026年11月24日` or `24 Nov 2026` */
function longDate(date: string, language: Language): string {
  const { days, months } = writeDays(language, date, undefined);
  const day = Number(days[0]);
  return language === 'zh-CN' ? `${months[0]}${day}日` : `${day} ${months[0]}`;
}

type Days = Pick<EventView, 'date' | 'until'>;

const dayLength = 86_400_000;

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

function statusOf({ date, until = date }: Days, today: string): EventStatus | undefined {
  if (date === undefined || until === undefined) return undefined;
  if (until < today) return 'ended';
  return date <= today ? 'on' : { opensIn: daysBetween(today, date) };
}

/** Lists days from one to another, both included; empty if there are more than `most`. */
function daysFrom(from: string, to: string, most: number): string[] {
  const count = daysBetween(from, to) + 1;
  if (!(count >= 1 && count <= most)) return [];
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(from) + index * dayLength).toISOString().slice(0, 10),
  );
}

function dayOf(date: string, language: Language): EventDay {
  const { days, weekdays } = writeDays(language, date, undefined);
  return { date, day: days[0] ?? '', weekday: weekdays[0] ?? '' };
}

const timesOf = ({ opens, closes }: { opens?: string | undefined; closes?: string | undefined }) =>
  [opens, closes].filter(Boolean).join(' – ') || undefined;

/** Hours as one line if they are equal on all days, else by day. */
function hoursOf(
  { hours }: ScheduleItem,
  { date, until = date }: Days,
  language: Language,
): Pick<EventView, 'daily' | 'remark' | 'days'> {
  const told = hours.map((one) => ({
    date: one.date,
    hours: timesOf(one),
    remark: inLanguage(language, one.remark, one.remarkEn),
  }));
  const always = told.find((one) => one.date === undefined);
  const own = told.filter((one) => one.date && date && until && one.date >= date && one.date <= until);
  const columns = own.length > 0 && date && until ? daysFrom(date, until, mostColumns) : [];
  const days = columns.map((day) => {
    const { hours: times, remark } = own.find((one) => one.date === day) ?? always ?? {};
    return { ...dayOf(day, language), hours: times, remark };
  });
  return days.some((day) => day.hours !== days[0]?.hours || day.remark !== days[0]?.remark)
    ? { days }
    : { days: [], daily: (always ?? own[0])?.hours, remark: (always ?? own[0])?.remark };
}

function phasesOf(
  { buildUp, dismantle }: ScheduleItem,
  { date, until = date }: Days,
  { today, language }: { today: string; language: Language },
): EventView['phases'] {
  if (!date || !until || !((buildUp && buildUp < date) || (dismantle && dismantle > until))) return [];
  const from = buildUp && buildUp < date ? buildUp : date;
  const to = dismantle && dismantle > until ? dismantle : until;
  return daysFrom(from, to, mostCells).map((day) => ({
    ...dayOf(day, language),
    phase: day < date ? 'buildUp' : day > until ? 'dismantle' : 'show',
    isToday: day === today,
  }));
}
