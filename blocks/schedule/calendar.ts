import type { Show } from '#machines/schedule.ts';
import type { DayRange } from '#machines/schedule-page.ts';

/** A month of the axis: number of events that start in it, and the position of the first. */
export interface AxisMonth {
  /** 1 to 12. */
  month: number;
  count: number;
  /** Undefined if the month has no events. */
  position: number | undefined;
}

/** Month of an event in a year. An event that began before the year counts for January. */
export const monthOf = ({ date }: Pick<Show, 'date'>, year: number): number | undefined => {
  if (date === undefined) return undefined;
  return Number(date.slice(0, 4)) < year ? 1 : Number(date.slice(5, 7));
};

/**
 * The twelve months of a year.
 * @param shows ordered by their first day
 */
export function axisOf(shows: readonly Show[], year: number): AxisMonth[] {
  const months = shows.map((show) => monthOf(show, year));
  return Array.from({ length: 12 }, (_, index) => {
    const position = months.indexOf(index + 1);
    return {
      month: index + 1,
      count: months.filter((month) => month === index + 1).length,
      position: position < 0 ? undefined : position,
    };
  });
}

/** A common period of the filter. */
interface Period extends DayRange {
  name: 'fromToday' | 'thisMonth' | 'nextMonths' | 'firstHalf' | 'secondHalf';
  /** Year of a half year. */
  year?: number;
}

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
  return { opensIn: Math.round((Date.parse(date) - Date.parse(today)) / dayLength) };
}

/** Number of cards rendered on either side of the first, because a year may hold hundreds. */
const step = 12;
/** Cards that fit side by side on desktop. */
export const abreast = 4;

/**
 * Range of the cards that are rendered while the card at `position` is the first in view. It changes only every few
 * steps, so that scrolling stays smooth.
 * @param alive false in the server's HTML, which cannot scroll to `position`: the range then begins with it, or with the
 *   last cards that fit side by side
 */
export function visibleRange(position: number, count: number, alive: boolean): { from: number; to: number } {
  const from = alive
    ? Math.max(0, (Math.floor(position / step) - 1) * step)
    : Math.min(position, Math.max(0, count - abreast));
  return { from, to: Math.min(count, from + (alive ? 3 : 1) * step) };
}
