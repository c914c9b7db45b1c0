import { useTexts } from '#i18n/context.tsx';
import type { Language } from '#schemas/language.ts';

interface EventDaysProps {
  /** First and last day, yyyy-mm-dd. `until` is absent if the event takes one day. */
  date?: string | undefined;
  until?: string | undefined;
}

/** Dates of an event: days of the month in large figures, with month and weekdays (rule SCHD-06). */
export function EventDays({ date, until }: EventDaysProps) {
  const { t, language } = useTexts();
  if (!date) return null;
  const { days, months, weekdays } = writeDays(language, date, until);
  const joined = ([from = '', to]: string[]) => (to ? t('list.until', { from, until: to }) : from);
  return (
    <p className="flex flex-wrap items-end gap-x-3">
      <span className="sr-only">
        <time dateTime={date}>{date}</time>
        {until && (
          <>
            {' – '}
            <time dateTime={until}>{until}</time>
          </>
        )}
      </span>
      <span
        aria-hidden="true"
        className="font-num text-day leading-none font-light tracking-num whitespace-nowrap"
      >
        {days[0]}
        {days[1] && (
          <>
            <span className="px-1 font-thin text-brass">–</span>
            {days[1]}
          </>
        )}
      </span>
      <span aria-hidden="true" className="pb-0.5 text-cap leading-tight text-ink-2">
        {joined(months)}
        <br />
        {joined(weekdays)}
      </span>
    </p>
  );
}

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
