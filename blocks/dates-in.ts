import type { Days } from '#lib/availability.ts';
import { dateLocale, formatDays } from '#lib/date.ts';
import type { Language } from '#schemas/language.ts';

/**
 * Writes days that are counted from 1 January 1970: `29 Mar – 3 Apr 2027`, `2027年3月29日至4月3日`.
 *
 * @returns the functions for one language
 */
export function datesIn(language: Language) {
  const day = new Intl.DateTimeFormat(dateLocale(language), {
    ...{ timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' },
  });
  const months = new Intl.DateTimeFormat(language, { timeZone: 'UTC', year: 'numeric', month: 'long' });
  const month = new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'short' });
  const at = (value: number) => new Date(value * 86_400_000);
  return {
    day: (value: number) => day.format(at(value)),
    range: ({ from, until }: Days) => formatDays(day, at(from), at(until)),
    months: ({ from, until }: Days) => formatDays(months, at(from), at(until)),
    month: (name: string) => month.format(new Date(`${name}-01T00:00:00Z`)),
  };
}
