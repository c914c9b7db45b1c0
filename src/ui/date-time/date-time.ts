import {
  type CalendarDate,
  type CalendarDateTime,
  parseDateTime,
  type Time,
  toCalendarDateTime,
} from '@internationalized/date';

/** Reads `yyyy-mm-ddThh:mm` on the site's clock; null for '' and for what is no date and time. */
export function parseMoment(text: string): CalendarDateTime | null {
  try {
    return text === '' ? null : parseDateTime(text).set({ second: 0, millisecond: 0 });
  } catch {
    return null;
  }
}

/** Writes a moment as `yyyy-mm-ddThh:mm`; no zone, because the whole form speaks of the site's. */
export const momentText = (moment: CalendarDateTime | null): string => moment?.toString().slice(0, 16) ?? '';

/**
 * A day picked in the calendar at a time of day. Where that lies before `min`, it is the next full hour after `min`, or
 * the last minute of the day: whoever picks today in the evening does not mean this morning.
 */
export function momentOn(day: CalendarDate, time: Time, min: CalendarDateTime | null): CalendarDateTime {
  const moment = toCalendarDateTime(day, time);
  if (!min || moment.compare(min) >= 0) return moment;
  return min.hour < 23 ? min.set({ hour: min.hour + 1, minute: 0 }) : min.set({ minute: 59 });
}
