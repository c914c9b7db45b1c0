import { useTexts } from '#i18n/context.tsx';
import { writeDays } from './event-days.ts';

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
    <p className="flex items-end gap-x-3">
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
      {/* Three lines, for two months in a narrow card, are as high as the figures: cards in a row keep one height. */}
      <span aria-hidden="true" className="-mt-3 pb-0.5 text-cap leading-tight text-ink-2">
        <span className="block text-balance">{joined(months)}</span>
        {joined(weekdays)}
      </span>
    </p>
  );
}
