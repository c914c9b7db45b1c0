import type { Language } from '#schemas/language.ts';

/** Dates in the words of one language, each given as days from the day of seeding: -1 is yesterday, 3 in three days. */
export interface Calendar {
  /** `11 月 24 日` or `24 November`. */
  day(offset: number): string;
  /** `2026 年 11 月` or `November 2026`. */
  month(offset: number): string;
  /** `周二` or `Tuesday`. */
  weekday(offset: number): string;
  /** `2026`. */
  year(offset: number): string;
}

/** The date `offset` days after `today`, both yyyy-mm-dd. */
export function dateAt(today: string, offset: number): string {
  return utc(today, offset).toISOString().slice(0, 10);
}

export function calendarOf(today: string, language: Language): Calendar {
  const chinese = language === 'zh-CN';
  const format = (offset: number, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(chinese ? 'zh-CN' : 'en-GB', { ...parts, timeZone: 'UTC' }).format(
      utc(today, offset),
    );
  /** Chinese text of this site sets a space between a figure and the word after it. */
  const spaced = (text: string) => text.replace(/(\d)(\p{L})/gu, '$1 $2').replace(/(\p{L})(\d)/gu, '$1 $2');
  const date = (offset: number, parts: Intl.DateTimeFormatOptions) =>
    chinese ? spaced(format(offset, parts)) : format(offset, parts);
  return {
    day: (offset) => date(offset, { month: 'long', day: 'numeric' }),
    month: (offset) => date(offset, { year: 'numeric', month: 'long' }),
    weekday: (offset) => format(offset, { weekday: chinese ? 'short' : 'long' }),
    year: (offset) => dateAt(today, offset).slice(0, 4),
  };
}

function utc(today: string, offset: number): Date {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + offset);
  return date;
}
