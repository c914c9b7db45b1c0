import { eventDays } from '#lib/event-days.ts';
import type { ScheduleItem } from '#schemas/schedule.ts';
import { daysBetween } from './calendar.ts';

/** An item of the schedule with its days read. */
export interface DatedItem {
  item: ScheduleItem;
  /** Position in the answer. */
  index: number;
  /** First and last day, yyyy-mm-dd; both undefined if the first is unknown. */
  date: string | undefined;
  until: string | undefined;
}

/** Sort key of events without a day: they come last. */
const never = '9999-99-99';

/** @returns the items of an answer, ordered by the first day; the sort is stable */
export const byStart = (shows: readonly ScheduleItem[]): DatedItem[] =>
  shows.map(datedItem).sort((a, b) => compare(a.date ?? never, b.date ?? never));

function datedItem(item: ScheduleItem, index: number): DatedItem {
  return { item, index, ...eventDays(item) };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Events of a schedule on a day. An event without a day is coming. */
export interface SortedByToday {
  /** By the last day, newest first. */
  past: DatedItem[];
  /** By the first day. */
  open: DatedItem[];
  coming: DatedItem[];
}

/**
 * Sorts out what is over, open and coming (rules SCHD-07 and EVT-04).
 *
 * @param shows ordered by the first day
 * @param today yyyy-mm-dd
 */
export function sortByToday(shows: readonly DatedItem[], today: string): SortedByToday {
  const isPast = ({ until }: DatedItem) => until !== undefined && until < today;
  const isOpen = (show: DatedItem) => show.date !== undefined && show.date <= today && !isPast(show);
  return {
    past: shows.filter(isPast).sort((a, b) => compare(b.until ?? '', a.until ?? '')),
    open: shows.filter(isOpen),
    coming: shows.filter((show) => !isPast(show) && !isOpen(show)),
  };
}

interface HoursOfDays {
  /** Hours of the days without an entry of their own. */
  hours: string | undefined;
  /** Hours of the other days, empty if they are unknown; only those that differ. */
  byDay: Readonly<Record<string, string>>;
  /** Whether two days have different hours. */
  differ: boolean;
}

/**
 * Opening hours of an event on each of its days. No loop runs over the days, because a backend may send an event of years.
 *
 * @returns no days for an event without a day
 */
export function hoursOfDays({ item, date, until }: DatedItem): HoursOfDays {
  if (date === undefined || until === undefined) return { hours: undefined, byDay: {}, differ: false };
  const own = new Map(
    item.hours.flatMap(({ date: day }) =>
      day !== undefined && day >= date && day <= until ? [[day, hoursOn(item, day) ?? ''] as const] : [],
    ),
  );
  const hours = hoursOn(item);
  const isEachDayOwn = own.size > daysBetween(date, until);
  return {
    hours,
    byDay: Object.fromEntries([...own].filter(([, times]) => times !== (hours ?? ''))),
    differ: new Set([...own.values(), ...(isEachDayOwn ? [] : [hours ?? ''])]).size > 1,
  };
}

/**
 * Opening hours of an event on a day.
 *
 * @param day yyyy-mm-dd; if absent, a day without an entry of its own
 * @returns for example `09:00 – 18:00`; undefined if they are unknown
 */
export function hoursOn({ hours }: Pick<ScheduleItem, 'hours'>, day?: string): string | undefined {
  const of = hours.find(({ date }) => date === day) ?? hours.find(({ date }) => date === undefined);
  return of?.opens && of.closes ? `${of.opens} – ${of.closes}` : undefined;
}
