import type { ScheduleItem } from '#schemas/schedule.ts';
import { dayIfAny } from './date.ts';

/**
 * First and last day of an event, yyyy-mm-dd.
 *
 * @returns both undefined if the first day is unknown; an end before the start is a mistake and counts as the start
 */
export function eventDays({ startDate, endDate }: Pick<ScheduleItem, 'startDate' | 'endDate'>): {
  date: string | undefined;
  until: string | undefined;
} {
  const date = dayIfAny(startDate);
  const end = dayIfAny(endDate);
  return { date, until: date && end && end > date ? end : date };
}
