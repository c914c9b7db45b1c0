import { memo } from 'react';
import { EventPicture } from '#blocks/KeyVisual.tsx';
import { useTexts } from '#i18n/context.tsx';
import type { Show } from '#machines/schedule.ts';
import type { ShowPage } from '#machines/schedule-page.ts';
import { Icon } from '#ui/Icon.tsx';
import { SkeletonLine } from '#ui/Skeleton.tsx';
import { daysBetween } from './calendar.ts';
import { EventName } from './EventName.tsx';
import type { Headings } from './schedule-views.ts';
import { useScheduleTranslate } from './texts.ts';

const todayHead = 'mb-3 flex flex-col sm:flex-row sm:items-end sm:gap-x-4';
/** One line of a fixed height, whatever faces its text mixes. */
const todayNote = 'tnum h-6 truncate text-xs leading-6 text-ink-3';

interface OpenTodayProps {
  id: string;
  list: ShowPage;
  /** The list begins with today and has all coming events. */
  isWhole: boolean;
  today: string;
  headings: Headings;
}

/** The events that are open today; without any, the next one (rule SCHD-07). Keys of the filter do not render it again. */
export const OpenToday = memo(({ id, list, isWhole, today, headings }: OpenTodayProps) => {
  const t = useScheduleTranslate();
  const { language } = useTexts();
  const Heading = headings.section;
  const { open, items } = list;
  if (open.length === 0 && !isWhole) return null;
  const day = new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'short' });
  return (
    <section aria-labelledby={`${id}-today`} className="mb-10 md:mb-14">
      <div className={todayHead}>
        <Heading id={`${id}-today`} className="text-h3">
          {t(open.length > 0 ? 'openToday' : 'noneToday')}
        </Heading>
        <p className={todayNote}>
          {open.length > 0 ? (
            <>
              {today} {day.format(new Date(`${today}T00:00:00Z`))}
            </>
          ) : (
            <Next show={items.find(({ date }) => date !== undefined)} today={today} />
          )}
        </p>
      </div>
      {open.length > 0 && (
        <ul className="grid gap-4 md:grid-cols-2 md:gap-gutter">
          {open.map((show, index) => (
            <OpenCard
              key={show.id}
              show={show}
              today={today}
              heading={headings.show}
              isWide={index === open.length - 1 && index % 2 === 0}
            />
          ))}
        </ul>
      )}
    </section>
  );
});

/** Skeleton of the block on a day without events. */
export const TodayShape = () => (
  <div className="mb-10 md:mb-14">
    <div className={todayHead}>
      <SkeletonLine size="text-h3" width="w-56" />
      <SkeletonLine size={todayNote} width="w-40" />
    </div>
  </div>
);

function Next({ show, today }: { show: Show | undefined; today: string }) {
  const t = useScheduleTranslate();
  if (!show?.date) return null;
  const n = daysBetween(today, show.date);
  return n === 1 ? t('nextTomorrow', { title: show.title }) : t('nextIn', { n, title: show.title });
}

interface OpenCardProps {
  show: Show;
  today: string;
  heading: 'h3' | 'h4';
  /** The last card of an odd number has its row to itself. */
  isWide: boolean;
}

/** Card of an event that is open today, with its last day (rule SCHD-06). */
const OpenCard = memo(({ show, today, heading: Heading, isWide }: OpenCardProps) => {
  const t = useScheduleTranslate();
  const { title, text, place, picture, motif, hours, href, date = today, until = date } = show;
  const left = daysBetween(today, until);
  return (
    <li
      data-open-today=""
      className={`relative grid grid-cols-[6.5rem_minmax(0,1fr)] overflow-hidden rounded border border-line bg-white sm:grid-cols-[minmax(0,3fr)_minmax(0,5fr)] ${isWide ? 'md:col-span-2' : ''}`}
    >
      <div className="relative">
        <EventPicture
          picture={picture}
          motif={motif}
          sizes={`(max-width: 575px) 104px, (max-width: 967px) 40vw, ${isWide ? '480px' : '240px'}`}
          className="absolute! inset-0 size-full"
        />
      </div>
      <div className="min-w-0 px-4 py-4 md:px-6 md:py-5">
        <p className="mb-2.5 flex flex-wrap items-center gap-x-4 gap-y-2 text-cap text-ink-2">
          <span className="inline-flex h-7 items-center rounded bg-brass-light px-2.5 leading-none text-ink">
            {left === 0 ? t('lastDay') : left === 1 ? t('closesTomorrow') : t('openUntil', { day: until })}
          </span>
          <Days date={date} until={until} today={today} />
        </p>
        <span className="sr-only">
          <time dateTime={date}>{date}</time> – <time dateTime={until}>{until}</time>
        </span>
        <Heading className="text-h4">
          <EventName title={title} href={href} />
        </Heading>
        {hours && (
          <p className="tnum mt-1 font-num text-num-s leading-tight font-light tracking-num md:text-[1.75rem]">
            {hours}
          </p>
        )}
        {text && <p className="mt-1 line-clamp-2 text-sm text-ink-2 max-sm:hidden">{text}</p>}
        {place && (
          <p className="mt-3.5 flex items-center gap-2 border-t border-line pt-3 text-xs leading-tight text-ink-2">
            <Icon name="place" small className="text-teal" />
            {place}
          </p>
        )}
      </div>
    </li>
  );
});

/** Most days that are drawn as marks; longer events only say them. */
const mostMarks = 7;

/** The day of the event, with a mark for each: over, today and to come. */
function Days({ date, until, today }: { date: string; until: string; today: string }) {
  const t = useScheduleTranslate();
  const of = daysBetween(date, until) + 1;
  const n = daysBetween(date, today) + 1;
  if (of === 1) return null;
  return (
    <span className="inline-flex items-center gap-3 max-sm:hidden">
      {of <= mostMarks && (
        <span aria-hidden="true" className="inline-flex gap-1">
          {Array.from({ length: of }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the days of the event in order.
              key={index}
              className={`h-0.5 w-4 ${index + 1 < n ? 'bg-ink-3' : index + 1 === n ? 'bg-brass' : 'bg-line'}`}
            />
          ))}
        </span>
      )}
      <span className="tnum">{t('dayOf', { n, of })}</span>
    </span>
  );
}
