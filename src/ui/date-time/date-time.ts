import {
  type CalendarDate,
  type CalendarDateTime,
  parseDateTime,
  type Time,
  toCalendarDateTime,
} from '@internationalized/date';

/**
 * Parses `yyyy-mm-ddThh:mm` on the site's clock.
 *
 * @returns `null` for '' and for invalid text
 */
export function parseMoment(text: string): CalendarDateTime | null {
  try {
    return text === '' ? null : parseDateTime(text).set({ second: 0, millisecond: 0 });
  } catch {
    return null;
  }
}

/** @returns `yyyy-mm-ddThh:mm` without a zone, because the whole form uses the site's; empty for `null` */
export const momentText = (moment: CalendarDateTime | null): string => moment?.toString().slice(0, 16) ?? '';

/**
 * Combines a day picked in the calendar with a time.
 *
 * @returns the moment; if it is before `min`, the next full hour after `min`, or the last minute of the day: a visitor
 * who picks today in the evening does not mean this morning
 */
export function momentOn(day: CalendarDate, time: Time, min: CalendarDateTime | null): CalendarDateTime {
  const moment = toCalendarDateTime(day, time);
  if (!min || moment.compare(min) >= 0) return moment;
  return min.hour < 23 ? min.set({ hour: min.hour + 1, minute: 0 }) : min.set({ minute: 59 });
}
