import type { Language } from '#schemas/language.ts';

/** The days of an event, the way a calendar sets them: days of the month large, the rest beside them. */
export interface WrittenDays {
  /** One or two days of the month, two digits each. */
  days: string[];
  /** One month with its year, or the first and the last one. */
  months: string[];
  weekdays: string[];
}

/** Writes the days from `date` to `until`, both yyyy-mm-dd; `until` is absent where it is the same day. */
export function writeDays(language: Language, date: string, until: string | undefined): WrittenDays {
  const ends = until ? [date, until] : [date];
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options });
    return ends.map((day) => format.format(new Date(`${day}T00:00:00Z`)));
  };
  const months = [...new Set(write({ year: 'numeric', month: 'short' }))];
  return { days: ends.map((day) => day.slice(8)), months, weekdays: write({ weekday: 'short' }) };
}
