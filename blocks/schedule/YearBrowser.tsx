import { useEffect } from 'react';
import type { ScheduleType } from '#machines/schedule.ts';
import { Failed } from '#ui/Failed.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { EventLink } from '#ui/link/EventLink.tsx';
import { Link } from '#ui/link/Link.tsx';
import { homeSection } from '#ui/section-active.ts';
import { Phrases } from '#ui/text/Phrases.tsx';
import { EmptySchedule } from './EmptySchedule.tsx';
import type { YearBounds } from './index.ts';
import { MonthAxis } from './MonthAxis.tsx';
import { pathsOf } from './paths.ts';
import { RowSkeleton, ShowRow } from './ShowRow.tsx';
import type { YearView } from './schedule-views.ts';
import { useYearTranslate } from './texts.ts';
import { type SendYear, useYear, type YearOptions } from './use-year.ts';

interface YearBrowserProps extends YearOptions {
  title: string | undefined;
  first: boolean;
}

/** Shows of one year in a row, with navigation by year, kind and month (specification, section 4). */
export function YearBrowser({ title, first, ...options }: YearBrowserProps) {
  const { preload, ...year } = useYear(options);
  // The block hydrates near the viewport, so load its machine too if the data were late.
  const late = options.shows.state === 'loading';
  useEffect(() => {
    if (!late) preload();
  }, [late, preload]);
  return <YearSection title={title} first={first} {...options} {...year} />;
}

type YearSectionProps = Omit<YearBrowserProps, 'shows'> & Omit<ReturnType<typeof useYear>, 'preload'>;

/** Browser of one year in a given state. */
export function YearSection(props: YearSectionProps) {
  const t = useYearTranslate();
  const { id, title, first, asked, view, bounds, hasMeetings, current, awake, send, hrefOf } = props;
  const { state, type, year, shows, position } = current;
  const { schedule, booking, freeDates } = pathsOf(type, asked.paths);
  const heading = title === undefined ? 'h2' : 'h3';
  return (
    <section
      data-bleed=""
      {...(title ? { 'aria-labelledby': `${id}-title` } : {})}
      className={`${homeSection} grid grid-cols-1 content-center bg-mist ${first ? '' : 'mt-section'}`}
    >
      <div className="wrap-panel py-14 md:py-8 low:py-5 lower:py-3">
        <div className="in-column">
          <div className="mb-2 flex flex-wrap items-end gap-x-10 gap-y-4 md:mb-6 low:mb-2">
            {title && (
              <h2 id={`${id}-title`} className="text-h2">
                <Phrases text={title} />
              </h2>
            )}
            {view === 'tabs' && hasMeetings && <KindTabs type={type} send={send} hrefOf={hrefOf} />}
            <YearArrows year={year} bounds={bounds} send={send} hrefOf={hrefOf} />
          </div>
          <MonthAxis
            shows={shows}
            year={year}
            position={position}
            send={send}
            schedule={schedule}
            yearHref={hrefOf({})}
          />
          {state === 'failed' ? (
            <Failed retry={() => send({ type: 'retry' })} />
          ) : state === 'empty' ? (
            <EmptySchedule
              type={type}
              booking={booking}
              freeDates={freeDates}
              title={t('noneYet')}
              heading={heading}
              lines={[t('noneAdvice')]}
            />
          ) : state === 'loading' ? (
            <RowSkeleton />
          ) : (
            <ShowRow
              // Remounts for another year or kind.
              key={`${type} ${year}`}
              shows={shows}
              year={year}
              position={position}
              heading={heading}
              awake={awake}
              send={send}
              today={asked.today}
            />
          )}
          <div className="mt-6 flex items-center justify-between gap-4 md:mt-8 low:mt-4 lower:mt-2">
            {schedule && (
              <Link
                href={schedule}
                className="inline-flex min-h-touch items-center gap-2 font-medium text-teal underline-offset-4 hover:underline"
              >
                {t('all')}
                <Icon name="arrow" small />
              </Link>
            )}
            <p className="ms-auto flex gap-2 no-js:hidden print:hidden">
              <IconButton icon="left" label={t('previous')} onClick={() => send({ type: 'previous' })} />
              <IconButton icon="right" label={t('next')} onClick={() => send({ type: 'next' })} />
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

type YearHref = (at: Partial<Pick<YearView, 'type' | 'year'>>) => string;

interface YearArrowsProps {
  year: number;
  bounds: YearBounds | undefined;
  send: SendYear;
  hrefOf: YearHref;
}

const arrow =
  'inline-grid size-control flex-none place-items-center rounded border border-line bg-white text-ink transition-colors duration-fast hover:border-teal hover:text-teal aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-faint';

/** Arrows to the previous and next year. Disabled at the server's first and last year. */
function YearArrows({ year, bounds, send, hrefOf }: YearArrowsProps) {
  const t = useYearTranslate();
  const { first, last } = bounds ?? { first: year, last: year };
  const arrows = [
    { event: 'previousYear', icon: 'left', to: year > first ? year - 1 : undefined },
    { event: 'nextYear', icon: 'right', to: year < last ? year + 1 : undefined },
  ] as const;
  const [before, after] = arrows.map(({ event, icon, to }) => {
    const href = hrefOf({ year: to ?? year });
    return (
      <EventLink
        key={event}
        href={href}
        aria-label={t(event)}
        aria-disabled={to === undefined ? true : undefined}
        act={() => send({ type: event }, href)}
        className={arrow}
      >
        <Icon name={icon} />
      </EventLink>
    );
  });
  return (
    <div className="ml-auto flex items-center justify-between gap-6 max-md:w-full print:hidden">
      {before}
      <p aria-live="polite" className="font-num text-num-m leading-none font-light tracking-num">
        {year}
      </p>
      {after}
    </div>
  );
}

interface KindTabsProps {
  type: ScheduleType;
  send: SendYear;
  hrefOf: YearHref;
}

const tab =
  'relative inline-flex min-h-control items-center text-article leading-normal text-ink-2 transition-colors duration-fast hover:text-ink aria-[current=true]:font-medium aria-[current=true]:text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:scale-x-0 after:bg-brass after:transition-transform after:duration-calm aria-[current=true]:after:scale-x-100';

/** Tabs for exhibitions and meetings (rule SCHD-02). */
function KindTabs({ type, send, hrefOf }: KindTabsProps) {
  const t = useYearTranslate();
  return (
    <nav aria-label={t('kinds')} className="max-md:order-last max-md:w-full">
      <ul className="flex gap-8">
        {([1, 2] as const).map((of) => {
          const href = hrefOf({ type: of });
          return (
            <li key={of}>
              <EventLink
                href={href}
                aria-current={of === type ? 'true' : undefined}
                act={() => send({ type: 'chooseTab', of }, href)}
                className={tab}
              >
                {t(of === 1 ? 'exhibitions' : 'meetings')}
              </EventLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
