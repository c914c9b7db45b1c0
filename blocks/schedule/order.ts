import { eventDays } from '#lib/event-days.ts';
import type { ScheduleItem } from '#schemas/schedule.ts';

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

/**
 * Opening hours of an event on a day.
 *
 * @param day yyyy-mm-dd
 * @returns for example `09:00 – 18:00`; undefined if they are unknown
 */
export function hoursOn({ hours }: Pick<ScheduleItem, 'hours'>, day: string): string | undefined {
  const of = hours.find(({ date }) => date === day) ?? hours.find(({ date }) => date === undefined);
  return of?.opens && of.closes ? `${of.opens} – ${of.closes}` : undefined;
}
