import { dayIfAny } from '#lib/date.ts';
import type { ScheduleItem } from '#schemas/schedule.ts';

/** Sort key of events without a day: they come last. */
const never = '9999-99-99';

/** Sorts by the first day. The sort is stable. */
export const byStart = (shows: readonly ScheduleItem[]): ScheduleItem[] =>
  shows.toSorted((a, b) => compare(a.startDate ?? never, b.startDate ?? never));

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Running events first, then the others; both by their first day (rule SCHD-07). */
export function onTodayFirst(shows: readonly ScheduleItem[], today: string): ScheduleItem[] {
  const ordered = byStart(shows);
  const isOn = ({ startDate, endDate }: ScheduleItem) => {
    const date = dayIfAny(startDate);
    return date !== undefined && date <= today && (dayIfAny(endDate) ?? date) >= today;
  };
  return [...ordered.filter(isOn), ...ordered.filter((show) => !isOn(show))];
}
