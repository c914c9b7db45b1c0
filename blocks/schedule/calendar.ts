import type { Show } from '#machines/schedule.ts';
import type { DayRange } from '#machines/schedule-place.ts';

/** A common period of the filter. */
type Period = DayRange &
  ({ name: 'fromToday' | 'thisMonth' | 'nextMonths' } | { name: 'firstHalf' | 'secondHalf'; year: number });

const dayOfMonth = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/**
 * From today on, this month, the next three months, and the next half year.
 * @param today yyyy-mm-dd
 */
export function periodsFrom(today: string): Period[] {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const ahead = dayOfMonth(year, month + 3, day);
  // Three months after 30 November there is no 30 February.
  const end = Number(ahead.slice(8)) === day ? ahead : dayOfMonth(year, month + 4, 0);
  const half: Period =
    month <= 6
      ? { name: 'secondHalf', year, start: `${year}-07-01`, end: `${year}-12-31` }
      : { name: 'firstHalf', year: year + 1, start: `${year + 1}-01-01`, end: `${year + 1}-06-30` };
  return [
    { name: 'fromToday', start: today, end: undefined },
    { name: 'thisMonth', start: dayOfMonth(year, month, 1), end: dayOfMonth(year, month + 1, 0) },
    { name: 'nextMonths', start: today, end },
    half,
  ];
}

/** Status of an event on a day: running, opening in a number of days, or over. */
export type ShowStatus = 'on' | 'ended' | { opensIn: number };

type Days = Pick<Show, 'date' | 'until'>;

const dayLength = 86_400_000;

/**
 * Status of an event.
 * @param today at the site, yyyy-mm-dd
 * @returns undefined for an event without days
 */
export function statusOf({ date, until = date }: Days, today: string): ShowStatus | undefined {
  if (date === undefined || until === undefined) return undefined;
  if (until < today) return 'ended';
  if (date <= today) return 'on';
  return { opensIn: daysBetween(today, date) };
}

/** @returns the number of days from one day to another, both yyyy-mm-dd */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
