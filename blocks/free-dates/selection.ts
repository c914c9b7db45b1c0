import { type Days, toDay } from '#lib/availability.ts';
import type { FreeDates, Wanted } from './free-dates.ts';

/** Days that the panel shows, from a Monday on. */
export const panelDays = 56;
/** Weeks before the selection in the panel. */
const weeksBefore = 3;
/** Days that a visitor can select. */
const mostDays = 60;

/** The two ends of a selection. */
export type End = 'from' | 'until';

/** First and last day that can be selected. */
export const selectable = ({ today, window }: Pick<FreeDates, 'today' | 'window'>): Days => ({
  from: today,
  until: window.until,
});

/** @returns the same number of days, moved into the limits; fewer if they are too narrow */
export function movedInto({ from, until }: Days, limits: Days): Days {
  const length = Math.min(until - from + 1, mostDays, limits.until - limits.from + 1);
  const first = Math.min(Math.max(from, limits.from), limits.until - length + 1);
  return { from: first, until: first + length - 1 };
}

/** @returns the days between two days in any order, at most 60 of them, the first day included */
export function between(one: number, other: number, limits: Days): Days {
  const [anchor, far] = [one, other].map((day) => Math.min(Math.max(day, limits.from), limits.until));
  const [a, b] = [anchor ?? one, far ?? other];
  return b < a
    ? { from: Math.max(b, a - mostDays + 1), until: a }
    : { from: a, until: Math.min(b, a + mostDays - 1) };
}

/** @returns the selection with one end moved to a day, but not beyond the other end */
export const resized = ({ from, until }: Days, end: End, { day, limits }: { day: number; limits: Days }) =>
  end === 'from' ? between(until, Math.min(day, until), limits) : between(from, Math.max(day, from), limits);

/** @returns the days of the address; without them the first days that fit; `undefined` if none do */
export function selectionOf(
  { from, until, days }: Pick<Wanted, 'from' | 'until' | 'days'>,
  found: Pick<FreeDates, 'today' | 'window' | 'matches'>,
): Days | undefined {
  const limits = selectable(found);
  if (from !== undefined) {
    const first = toDay(from);
    const last = until === undefined ? first + days - 1 : toDay(until);
    if (first >= limits.from && last >= first && first <= limits.until) return between(first, last, limits);
  }
  const [match] = found.matches;
  return match && { from: match.from, until: match.from + days - 1 };
}

/** 0 is Monday. */
const weekday = (day: number): number => (day + 3) % 7;

/**
 * @param selection `undefined` shows the first weeks
 * @param shown first day of the panel so far: it stays as long as the selection is inside
 * @returns the days of the panel
 */
export function panelOf(
  selection: Days | undefined,
  { today, window }: Pick<FreeDates, 'today' | 'window'>,
  shown?: number,
): Days {
  if (selection && shown !== undefined && selection.from >= shown && selection.until < shown + panelDays)
    return { from: shown, until: shown + panelDays - 1 };
  const start = (selection?.from ?? today) - 7 * weeksBefore;
  const earliest = Math.max(window.from, today - 7);
  const first = Math.max(earliest - weekday(earliest), start - weekday(start));
  return { from: first, until: first + panelDays - 1 };
}
