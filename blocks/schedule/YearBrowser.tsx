import { useEffect } from 'react';
import { Failed } from '#ui/Failed.tsx';
import { homeSection } from '#ui/home-section.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { EmptySchedule } from './EmptySchedule.tsx';
import { KindTabs } from './KindTabs.tsx';
import { MonthAxis } from './MonthAxis.tsx';
import { pathsOf } from './paths.ts';
import { RowSkeleton, ShowRow } from './ShowRow.tsx';
import { useSay } from './texts.ts';
import { useYear, type YearOptions } from './use-year.ts';
import { YearArrows } from './YearArrows.tsx';

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
  const say = useSay();
  const { id, title, first, asked, view, bounds, hasMeetings, current, awake, send, hrefOf } = props;
  const { state, type, year, shows, position } = current;
  const { schedule, booking } = pathsOf(type, asked.paths);
  const heading = title === undefined ? 'h2' : 'h3';
  return (
    <section
      data-bleed=""
      {...(title ? { 'aria-labelledby': `${id}-title` } : {})}
      className={`${homeSection} grid grid-cols-1 content-center bg-mist ${first ? '' : 'mt-section'}`}
    >
      <div className="wrap-panel py-14 md:py-8">
        <div className="in-column">
          <div className="mb-2 flex flex-wrap items-end justify-between gap-4 md:mb-6">
            {title && (
              <h2 id={`${id}-title`} className="text-h2">
                <Phrases text={title} />
              </h2>
            )}
            <YearArrows year={year} bounds={bounds} send={send} hrefOf={hrefOf} />
          </div>
          {view === 'tabs' && hasMeetings && <KindTabs type={type} send={send} hrefOf={hrefOf} />}
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
              title={say('noneYet')}
              heading={heading}
              lines={[say('noneAdvice')]}
            />
          ) : state === 'loading' ? (
            <RowSkeleton />
          ) : (
            <ShowRow
              // Remounts for another year or kind.
              key={`${type} ${year}`}
              {...{ shows, year, position, heading, awake, send }}
              today={asked.today}
            />
          )}
          <div className="mt-6 flex items-center justify-between gap-4 md:mt-8">
            {schedule && (
              <Link
                href={schedule}
                className="inline-flex min-h-touch items-center gap-2 font-medium text-teal underline-offset-4 hover:underline"
              >
                {say('all')}
                <Icon name="arrow" small />
              </Link>
            )}
            <p className="ms-auto flex gap-2 no-js:hidden print:hidden">
              <IconButton icon="left" label={say('previous')} onClick={() => send({ type: 'previous' })} />
              <IconButton icon="right" label={say('next')} onClick={() => send({ type: 'next' })} />
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
