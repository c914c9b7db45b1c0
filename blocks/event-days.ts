import type { Language } from '#schemas/language.ts';

/** Dates of an event in a calendar's layout: days of the month, and the rest apart. */
interface WrittenDays {
  /** One or two days of the month, two digits each. */
  days: string[];
  /** One month with its year, or the first and the last. */
  months: string[];
  weekdays: string[];
}

/**
 * @param date first day, yyyy-mm-dd
 * @param until last day, yyyy-mm-dd; undefined if it is the same day
 * @returns days of the month, and the distinct months and weekdays in the language
 */
export function writeDays(language: Language, date: string, until: string | undefined): WrittenDays {
  const ends = until ? [date, until] : [date];
  const { month, weekday } = formats[language];
  const write = (format: Intl.DateTimeFormat) =>
    ends.map((day) => format.format(new Date(`${day}T00:00:00Z`)));
  return {
    days: ends.map((day) => day.slice(8)),
    months: [...new Set(write(month))],
    weekdays: write(weekday),
  };
}

const formatsOf = (language: Language) => ({
  month: new Intl.DateTimeFormat(language, { timeZone: 'UTC', year: 'numeric', month: 'short' }),
  weekday: new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'short' }),
});

/** Making a formatter takes longer than rendering the card of an event. */
const formats = { 'zh-CN': formatsOf('zh-CN'), 'en-US': formatsOf('en-US') };
