import type { Language } from '#schemas/language.ts';

/** Dates of an event in a calendar's layout: days of the month, and the rest apart. */
export interface WrittenDays {
  /** One or two days of the month, two digits each. */
  days: string[];
  /** One month with its year, or the first and the last. */
  months: string[];
  weekdays: string[];
}

/**
 * Formats the dates of an event.
 * @param date first day, yyyy-mm-dd
 * @param until last day, yyyy-mm-dd; undefined if it is the same day
 */
export function writeDays(language: Language, date: string, until: string | undefined): WrittenDays {
  const ends = until ? [date, until] : [date];
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options });
    return ends.map((day) => format.format(new Date(`${day}T00:00:00Z`)));
  };
  const months = [...new Set(write({ year: 'numeric', month: 'short' }))];
  return { days: ends.map((day) => day.slice(8)), months, weekdays: write({ weekday: 'short' }) };
}
