import type { Show } from '#machines/schedule.ts';

/** Lanes of bars that a week shows; more events of a day are counted. */
const lanes = 2;

/** Part of an event in a week. */
export interface Bar {
  show: Show;
  /** Columns of its first and last day, 1 to 7 from Monday. */
  from: number;
  to: number;
  /** 1 or 2. */
  lane: number;
  /** The event began before this week, or goes on after it. */
  continues: { before: boolean; after: boolean };
}

export interface Day {
  /** yyyy-mm-dd */
  day: string;
  shows: readonly Show[];
  /** Events without a bar. */
  hidden: number;
}

export interface Week {
  days: readonly Day[];
  bars: readonly Bar[];
}

/** @returns a day some days later, yyyy-mm-dd */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** @returns a month some months later, yyyy-mm */
export function addMonths(month: string, count: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

/** @returns first and last day of the weeks of a month, which begin on Monday */
export function weeksOf(month: string): { start: string; end: string } {
  const first = `${month}-01`;
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  return { start: addDays(first, -column(first) + 1), end: addDays(last, 7 - column(last)) };
}

/** Column of a day, 1 to 7 from Monday. */
const column = (day: string) => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/**
 * Lays out a month as weeks with bars.
 *
 * @param shows with a first day, in the order in which they take the lanes
 */
export function monthGrid(month: string, shows: readonly Show[]): Week[] {
  const { start, end } = weeksOf(month);
  const weeks: Week[] = [];
  for (let monday = start; monday <= end; monday = addDays(monday, 7)) weeks.push(weekFrom(monday, shows));
  return weeks;
}

function weekFrom(monday: string, shows: readonly Show[]): Week {
  const sunday = addDays(monday, 6);
  const bars: Bar[] = [];
  for (const show of shows) {
    const { date = '', until = date } = show;
    if (until < monday || date > sunday) continue;
    const continues = { before: date < monday, after: until > sunday };
    const [from, to] = [continues.before ? 1 : column(date), continues.after ? 7 : column(until)];
    const taken = bars.filter((bar) => bar.from <= to && bar.to >= from).map(({ lane }) => lane);
    const lane = [1, 2].find((free) => free <= lanes && !taken.includes(free));
    if (lane !== undefined) bars.push({ show, from, to, lane, continues });
  }
  const days = Array.from({ length: 7 }, (_, index): Day => {
    const day = addDays(monday, index);
    const on = shows.filter(({ date = '', until = date }) => date <= day && until >= day);
    const seen = bars.filter(({ from, to }) => from <= index + 1 && to >= index + 1).length;
    return { day, shows: on, hidden: on.length - seen };
  });
  return { days, bars };
}

/**
 * The day that a key leads to: arrows by day and week, Home and End in the week, Page Up and Page Down by month.
 *
 * @returns `undefined` for other keys
 */
export function dayAfterKey(day: string, key: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, 1 - column(day));
    case 'End':
      return addDays(day, 7 - column(day));
    case 'PageUp':
      return sameDayIn(addMonths(day.slice(0, 7), -1), day);
    case 'PageDown':
      return sameDayIn(addMonths(day.slice(0, 7), 1), day);
    default:
      return undefined;
  }
}

/** The same day of another month, or its last one. */
function sameDayIn(month: string, day: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same > last ? last : same;
}
