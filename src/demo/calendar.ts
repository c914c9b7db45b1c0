import type { Language } from '#schemas/language.ts';

/** Dates in the words of one language, each given as days after a first day: -1 is the day before, 3 three days later. */
export interface Calendar {
  /** `11 月 24 日` or `24 November`. */
  day(offset: number): string;
  /** `2026 年 11 月 24 日` or `24 November 2026`. */
  date(offset: number): string;
  /** `2026 年 11 月` or `November 2026`. */
  month(offset: number): string;
  /** `周二` or `Tuesday`. */
  weekday(offset: number): string;
  /** `2026`. */
  year(offset: number): string;
  /** Years from the year `start` to the year of day 0, at least one. */
  yearsSince(start: number): string;
}

/** The date `offset` days after `today`, both yyyy-mm-dd. */
export function dateAt(today: string, offset: number): string {
  return utc(today, offset).toISOString().slice(0, 10);
}

/** Days from `today` to `date`, both yyyy-mm-dd; negative if `date` is past. */
export const daysBetween = (today: string, date: string): number =>
  Math.round((utc(date, 0).getTime() - utc(today, 0).getTime()) / 86_400_000);

/** Making a format takes longer than writing a thousand dates. */
const formats = {
  'zh-CN': {
    day: new Intl.DateTimeFormat('zh-CN', { month: 'long', day: 'numeric', timeZone: 'UTC' }),
    month: new Intl.DateTimeFormat('zh-CN', { year: 'numeric', month: 'long', timeZone: 'UTC' }),
    weekday: new Intl.DateTimeFormat('zh-CN', { weekday: 'short', timeZone: 'UTC' }),
  },
  'en-US': {
    day: new Intl.DateTimeFormat('en-GB', { month: 'long', day: 'numeric', timeZone: 'UTC' }),
    month: new Intl.DateTimeFormat('en-GB', { year: 'numeric', month: 'long', timeZone: 'UTC' }),
    weekday: new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }),
  },
};

/** The calendar of a language with `firstDay` (yyyy-mm-dd) as day 0. */
export function calendarOf(firstDay: string, language: Language): Calendar {
  const chinese = language === 'zh-CN';
  const format = formats[language];
  const at = (offset: number) => utc(firstDay, offset);
  /** Chinese texts of this site have a space between a figure and the word beside it. */
  const spaced = (text: string) =>
    chinese ? text.replace(/(\d)(\p{L})/gu, '$1 $2').replace(/(\p{L})(\d)/gu, '$1 $2') : text;
  const day = (offset: number) => spaced(format.day.format(at(offset)));
  const year = (offset: number) => dateAt(firstDay, offset).slice(0, 4);
  return {
    day,
    year,
    date: (offset) => (chinese ? `${year(offset)} 年 ${day(offset)}` : `${day(offset)} ${year(offset)}`),
    month: (offset) => spaced(format.month.format(at(offset))),
    yearsSince: (start) => String(Math.max(1, Number(year(0)) - start)),
    weekday: (offset) => format.weekday.format(at(offset)),
  };
}

function utc(today: string, offset: number): Date {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + offset);
  return date;
}
