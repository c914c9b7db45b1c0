import { useBlockUrl } from '#blocks/block-url.ts';
import type { BlockData } from '#blocks/define.ts';
import { type PagedStart, usePaged } from '#blocks/use-paged.ts';
import type { DayRange, SchedulePageEvent, ScheduleUrlState, ShowPage } from '#machines/schedule-page.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Pagination } from '#ui/pagination/Pagination.tsx';
import { fadesWhileBusy, Skeleton } from '#ui/Skeleton.tsx';
import { EmptySchedule } from './EmptySchedule.tsx';
import { CardShape, cardBox, EventCard } from './EventCard.tsx';
import { ClearDates, Filter, type SendList } from './Filter.tsx';
import type { ScheduleRequest } from './index.ts';
import { pathsOf } from './paths.ts';
import { scheduleParameters } from './schedule-url.ts';
import type { ListView } from './schedule-views.ts';
import { useScheduleTranslate } from './texts.ts';

interface ListPageProps {
  id: string;
  title: string | undefined;
  first: boolean;
  asked: ScheduleRequest;
  list: BlockData<ShowPage>;
}

/** Paged list of shows, optionally filtered by a date range (rule SCHD-01). */
export const ListPage = ({ list, ...props }: ListPageProps) => (
  <ListSection {...props} {...useList(props.asked, list)} />
);

type ListSectionProps = Omit<ListPageProps, 'list'> & ReturnType<typeof useList>;

/** Schedule page in a given state. */
export function ListSection({ id, title, first, asked, current, send, preload, retry }: ListSectionProps) {
  const heading = title === undefined ? 'h2' : 'h3';
  return (
    <BlockSection id={id} title={title} first={first}>
      <Filter id={id} range={current} today={asked.today} send={send} preload={preload} />
      {current.state === 'failed' ? (
        <Failed retry={retry} />
      ) : current.state === 'empty' ? (
        <NothingFound asked={asked} heading={heading} range={current} send={send} />
      ) : current.list && current.list.items.length > 0 ? (
        <Found list={current.list} view={current} asked={asked} heading={heading} />
      ) : (
        <ListSkeleton />
      )}
    </BlockSection>
  );
}

const cards = 'grid gap-gutter sm:grid-cols-2 md:grid-cols-3';
const sizes = '(max-width: 575px) 100vw, (max-width: 967px) 50vw, 405px';

interface FoundProps extends Pick<ListPageProps, 'asked'> {
  list: ShowPage;
  view: ListView;
  heading: 'h2' | 'h3';
}

function Found({ list, view, asked: { type, today }, heading }: FoundProps) {
  const t = useScheduleTranslate();
  const { hrefOf } = useBlockUrl();
  const rangeText = useRangeText();
  const { items, page, pages, total } = list;
  const values = { range: rangeText(view), n: total };
  return (
    <div aria-busy={view.state === 'loading'} className={fadesWhileBusy}>
      <p className="tnum mb-5 text-ink-2">{t(type === 0 ? 'events' : `eventsOf${type}`, values)}</p>
      <ul className={cards}>
        {items.map((show) => (
          <li key={show.id} className={`${cardBox} border-line bg-white`}>
            <EventCard show={show} today={today} heading={heading} sizes={sizes} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className="mt-8 md:mt-12">
          <Pagination
            page={page}
            pages={pages}
            total={total}
            hrefOf={(number) => hrefOf(scheduleParameters({ ...view, page: number }))}
          />
        </div>
      )}
    </div>
  );
}

interface NothingFoundProps extends Pick<ListPageProps, 'asked'> {
  heading: 'h2' | 'h3';
  range: ListView;
  send: SendList;
}

/** Empty state: no shows in the filtered range, or none at all. */
function NothingFound({ asked: { type, paths }, heading, range, send }: NothingFoundProps) {
  const { booking } = pathsOf(type, paths);
  const t = useScheduleTranslate();
  const rangeText = useRangeText();
  if (!range.start && !range.end)
    return (
      <EmptySchedule
        type={type}
        booking={booking}
        title={t('noneYet')}
        heading={heading}
        lines={[t('noneAdvice')]}
      />
    );
  return (
    <EmptySchedule
      type={type}
      booking={booking}
      title={t(type === 0 ? 'free' : `freeOf${type}`)}
      heading={heading}
      lines={[t('freeText', { range: rangeText(range) }), t('freeAdvice')]}
    >
      <ClearDates range={range} send={send} />
    </EmptySchedule>
  );
}

/** Skeleton of a page of cards. */
export const ListSkeleton = () => (
  <Skeleton>
    <p className="mb-5">&nbsp;</p>
    <ul className={cards}>
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <li key={index} className={`${cardBox} border-line`}>
          <CardShape />
        </li>
      ))}
    </ul>
  </Skeleton>
);

/** View and events of a schedule page. */
const useList = ({ start, end, page }: ScheduleRequest, list: BlockData<ShowPage>) =>
  usePaged<ScheduleUrlState, ShowPage, ListView, SchedulePageEvent>({
    place: { start, end, page },
    data: list,
    opening: openingView({ start, end, page }, list),
    parametersOf: scheduleParameters,
    start: startMachine,
    go: (place) => ({ type: 'go', ...place }),
    retry: { type: 'retry' },
  });

const startMachine = async (options: PagedStart<ScheduleUrlState, ShowPage, ListView>) =>
  (await import('./live/start-list.ts')).startList(options);

/** View of the server's data. */
function openingView(place: ScheduleUrlState, list: BlockData<ShowPage>): ListView {
  if (list.state === 'loading' || list.state === 'failed')
    return { ...place, state: list.state, list: undefined };
  if (list.state === 'missing' || list.data.items.length === 0)
    return { ...place, state: 'empty', list: list.state === 'ready' ? list.data : undefined };
  return { ...place, state: 'ready', list: list.data };
}

/** Describes a date range; without ends it is the whole schedule. */
function useRangeText(): (range: DayRange) => string {
  const t = useScheduleTranslate();
  return ({ start, end }) => {
    if (start && end) return t('range', { start, end });
    if (start) return t('since', { start });
    return end ? t('until', { end }) : t('whole');
  };
}
