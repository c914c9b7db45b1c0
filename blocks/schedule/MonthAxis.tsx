import { useTexts } from '#i18n/context.tsx';
import type { Show } from '#machines/schedule.ts';
import { EventLink } from '#ui/link/EventLink.tsx';
import { useYearTranslate } from './texts.ts';
import type { SendYear } from './use-year.ts';
import { type AxisMonth, axisOf, monthOf } from './year-axis.ts';

interface MonthAxisProps {
  shows: readonly Show[];
  year: number;
  position: number;
  /** Path of the page that lists the days of a month: where a month leads without scripts. */
  schedule: string | undefined;
  /** Address of the year in this block: used instead if there is no such page. */
  yearHref: string;
  send: SendYear;
}

const monthFormats = {
  'zh-CN': new Intl.DateTimeFormat('zh-CN', { month: 'short', timeZone: 'UTC' }),
  'en-US': new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }),
};

/** The twelve months with one tick per event. A month links to its first event. */
export function MonthAxis({ shows, year, position, schedule, yearHref, send }: MonthAxisProps) {
  const { language } = useTexts();
  const t = useYearTranslate();
  const front = shows[position];
  const current = front && monthOf(front, year);
  return (
    <nav aria-label={t('months')} className="mb-6 border-b border-line md:mb-8 low:mb-5 lower:mb-3">
      <ol className="grid grid-cols-6 md:grid-cols-12">
        {axisOf(shows, year).map((entry) => {
          const { month, count, position: to } = entry;
          const name = monthFormats[language].format(Date.UTC(year, month - 1, 1));
          const href = schedule ? `${schedule}?${daysOf(year, month)}` : yearHref;
          return (
            <li key={month}>
              {to === undefined ? (
                <span className={`${box} text-ink-3`}>{name}</span>
              ) : (
                <EventLink
                  href={href}
                  aria-label={t('inMonth', { month: name, n: count })}
                  aria-current={month === current ? 'true' : undefined}
                  act={() => send({ type: 'choose', position: to }, href)}
                  className={`${box} ${link}`}
                >
                  {name}
                  <Ticks count={count} />
                </EventLink>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const box =
  'relative flex min-h-touch flex-col justify-center gap-x-2 text-xs leading-tight md:flex-row md:items-center md:justify-start';
const link =
  'text-ink-3 transition-colors duration-fast hover:text-teal aria-[current=true]:font-medium aria-[current=true]:text-ink after:absolute after:bottom-[-1px] after:left-0 after:h-0.5 after:w-4/5 after:bg-brass after:opacity-0 aria-[current=true]:after:opacity-100';

/** Maximum number of ticks that fit beside the name of a month. */
const mostTicks = 10;
const gap = 5;

const Ticks = ({ count }: Pick<AxisMonth, 'count'>) => {
  const ticks = Math.min(count, mostTicks);
  return (
    <svg aria-hidden="true" width={ticks * gap} height={8} className="max-md:mt-1">
      <path
        className="stroke-current"
        d={Array.from({ length: ticks }, (_, index) => `M${index * gap + 0.5} 0v8`).join('')}
      />
    </svg>
  );
};

/** Date range of a month, as query of the schedule page. */
const daysOf = (year: number, month: number) => {
  const day = (monthIndex: number, date: number) =>
    new Date(Date.UTC(year, monthIndex, date)).toISOString().slice(0, 10);
  return new URLSearchParams({ start: day(month - 1, 1), end: day(month, 0) });
};
