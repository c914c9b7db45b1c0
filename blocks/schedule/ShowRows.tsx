import { memo } from 'react';
import { writeDays } from '#blocks/event-days.ts';
import { EventPicture } from '#blocks/KeyVisual.tsx';
import { useTexts } from '#i18n/context.tsx';
import type { Show } from '#machines/schedule.ts';
import type { ShowPage } from '#machines/schedule-page.ts';
import type { Language } from '#schemas/language.ts';
import { Icon } from '#ui/Icon.tsx';
import { SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { statusOf } from './calendar.ts';
import { EventName } from './EventName.tsx';
import type { Headings } from './schedule-views.ts';
import { useScheduleTranslate } from './texts.ts';

interface ShowRowsProps {
  list: ShowPage;
  today: string;
  headings: Headings;
}

/**
 * Rows of the list under the months in which they begin; events without a day come last. Keys of the filter render none of
 * them again, and an answer only those that it changes.
 */
export const ShowRows = memo(({ list, today, headings }: ShowRowsProps) =>
  monthsOf(list.items).map(({ month, shows }, index, months) => (
    <MonthRows
      // A long event of the archive may begin before a month that was listed already.
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a month have no other identity.
      key={`${month} ${index}`}
      month={month}
      isSameYear={month?.slice(0, 4) === months[index - 1]?.month?.slice(0, 4)}
      shows={shows}
      today={today}
      headings={headings}
    />
  )),
);

interface MonthRowsProps extends Omit<ShowRowsProps, 'list'> {
  /** yyyy-mm; undefined for events without a day. */
  month: string | undefined;
  /** The month before it belongs to the same year, so the year is left out. */
  isSameYear: boolean;
  shows: readonly Show[];
}

// The solid header and the second-level navigation stay above it.
const monthHead =
  'sticky top-[calc(var(--header-solid)+var(--subnav))] z-raised flex items-end gap-3 border-b border-ink bg-mist pt-3 pb-2.5';

function MonthRows({ month, isSameYear, shows, today, headings }: MonthRowsProps) {
  const t = useScheduleTranslate();
  const { language } = useTexts();
  const Heading = headings.section;
  return (
    <section className="mb-8 md:mb-12">
      <div className={monthHead}>
        <Heading className="text-h3">
          {month === undefined ? t('undated') : monthName(month, language, isSameYear)}
        </Heading>
        <p className="tnum h-6 text-xs leading-6 text-ink-3">
          {shows.length === 1 ? t('oneShow') : t('shows', { n: shows.length })}
        </p>
      </div>
      <ul>
        {shows.map((show) => (
          <ShowRow key={show.id} show={show} today={today} heading={headings.show} />
        ))}
      </ul>
    </section>
  );
}

/** @returns the name of a month, with its year unless `isSameYear` */
export const monthName = (month: string, language: Language, isSameYear = false): string =>
  monthFormats[language][isSameYear ? 'short' : 'full'].format(new Date(`${month}-01T00:00:00Z`));

const monthFormatsOf = (language: Language) => ({
  full: new Intl.DateTimeFormat(language, { timeZone: 'UTC', year: 'numeric', month: 'long' }),
  // A long Chinese month alone is written in characters.
  short: new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    month: language === 'zh-CN' ? 'short' : 'long',
  }),
});
/** Making a formatter takes longer than rendering a row. */
const monthFormats = { 'zh-CN': monthFormatsOf('zh-CN'), 'en-US': monthFormatsOf('en-US') };

interface MonthOfRows {
  month: string | undefined;
  shows: Show[];
}

/** Groups neighbours that begin in the same month. */
function monthsOf(shows: readonly Show[]): MonthOfRows[] {
  const months: MonthOfRows[] = [];
  for (const show of shows) {
    const month = show.date?.slice(0, 7);
    const last = months.at(-1);
    if (last && last.month === month) last.shows.push(show);
    else months.push({ month, shows: [show] });
  }
  return months;
}

const row =
  'relative grid grid-cols-[minmax(0,1fr)_6.5rem] items-start gap-x-4 gap-y-1.5 border-b border-line py-5 md:grid-cols-[14rem_10.5rem_minmax(0,1fr)_13.25rem_3rem] md:items-center md:gap-x-6';
const rowPicture = 'aspect-card w-full overflow-hidden rounded';
// Two lines, so that a skeleton has the height of its row.
const rowText = 'mt-1 text-sm text-ink-2 max-md:hidden md:line-clamp-2 md:min-h-[2lh]';
const rowPlace =
  'flex min-h-[1lh] flex-wrap gap-x-5 gap-y-2 text-xs leading-tight text-ink-2 max-md:col-span-2 md:flex-col';

interface ShowRowProps {
  show: Show;
  today: string;
  heading: 'h3' | 'h4';
}

/** Row of an event: days, picture, name with content, and place (rule SCHD-06). */
const ShowRow = memo(({ show, today, heading: Heading }: ShowRowProps) => {
  const { title, text, place, picture, motif, hours, hoursDiffer, href, calendar } = show;
  const t = useScheduleTranslate();
  return (
    <li className={row}>
      <RowDays {...show} />
      <div className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-1">
        <EventPicture
          picture={picture}
          motif={motif}
          sizes="(max-width: 967px) 104px, 168px"
          className={rowPicture}
        />
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading className="text-h4">
            <EventName title={title} href={href} />
          </Heading>
          <Soon show={show} today={today} />
        </div>
        <p className={rowText}>{text}</p>
      </div>
      <p className={rowPlace}>
        {place && (
          <span className="flex items-center gap-2">
            <Icon name="place" small className="text-teal" />
            {place}
          </span>
        )}
        {hours && (
          <span className="tnum flex items-center gap-2">
            <Icon name="clock" small className="text-ink-3" />
            {hoursDiffer ? t('firstDayHours', { hours }) : hours}
          </span>
        )}
      </p>
      {calendar && (
        <a
          href={calendar}
          aria-label={t('addToCalendar', { title })}
          title={t('toCalendar')}
          // The row is one link, and this lies over it.
          className="relative z-1 grid size-control place-items-center rounded border border-line bg-white transition-colors duration-fast hover:border-teal hover:text-teal max-md:hidden print:hidden"
        >
          <Icon name="calendar" small />
        </a>
      )}
    </li>
  );
});

/** Openings within a week are counted in days. */
const soon = 7;

function Soon({ show, today }: Pick<ShowRowProps, 'show' | 'today'>) {
  const t = useScheduleTranslate();
  if (show.isCancelled)
    return (
      <span className="inline-flex h-6 items-center rounded bg-danger-surface px-2 text-cap leading-none text-danger">
        {t('cancelled')}
      </span>
    );
  const status = statusOf(show, today);
  if (typeof status !== 'object' || status.opensIn > soon) return null;
  return (
    <span className="inline-flex h-6 items-center rounded bg-brass-light px-2 align-[.1em] text-cap leading-none font-regular whitespace-nowrap text-ink">
      {status.opensIn === 1 ? t('tomorrow') : t('inDays', { n: status.opensIn })}
    </span>
  );
}

/** Days of an event below the heading of its month: the months are left out if they are that one. */
function RowDays({ date, until }: Pick<Show, 'date' | 'until'>) {
  const t = useScheduleTranslate();
  const { language } = useTexts();
  if (!date) return <p className="hidden md:block" />;
  const { days, months, weekdays } = writeDays(language, date, until);
  const joined = ([from = '', to]: string[]) => (to ? t('daysOpen', { from, until: to }) : from);
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 md:block">
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
        className="block font-num text-num-m leading-none font-light tracking-num whitespace-nowrap md:text-day"
      >
        {days[0]}
        {days[1] && (
          <>
            <span className="px-1 font-thin text-brass">–</span>
            {days[1]}
          </>
        )}
      </span>
      <span aria-hidden="true" className="block text-cap leading-tight text-ink-2 md:mt-1.5">
        {joined(weekdays)}
        {months.length > 1 && <span className="text-ink-3"> {joined(months)}</span>}
      </span>
    </p>
  );
}

/** Skeleton of the first month. */
export const RowShapes = () => (
  <section className="mb-8 md:mb-12">
    <div className="flex items-end border-b border-ink pt-3 pb-2.5">
      <SkeletonLine size="text-h3" width="w-40" />
    </div>
    <ul>
      {[1, 2, 3, 4, 5, 6].map((index) => (
        <li key={index} className={row}>
          <div>
            <SkeletonLine size="font-num text-num-m leading-none md:text-day" width="w-36" />
          </div>
          <div className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-1">
            <SkeletonShape className={rowPicture} />
          </div>
          <div className="min-w-0">
            <SkeletonLine size="text-h4" width="w-4/5" />
            <p className={rowText} />
          </div>
          <SkeletonLine size={`${rowPlace}`} width="w-2/5" />
        </li>
      ))}
    </ul>
  </section>
);
