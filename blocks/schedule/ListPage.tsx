import { lazy, Suspense } from 'react';
import { useBlockUrl } from '#blocks/block-url.ts';
import type { BlockData } from '#blocks/define.ts';
import { type PagedStart, usePaged } from '#blocks/use-paged.ts';
import type { SchedulePageEvent, ShowPage } from '#machines/schedule-page.ts';
import { type DayRange, isFiltered, placeAfter, type ScheduleUrlState } from '#machines/schedule-place.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Pagination } from '#ui/pagination/Pagination.tsx';
import { fadesWhileBusy, Skeleton } from '#ui/Skeleton.tsx';
import { ChangeLink } from './ChangeLink.tsx';
import { EmptySchedule } from './EmptySchedule.tsx';
import { ClearFilter, Filter } from './Filter.tsx';
import type { ScheduleRequest } from './index.ts';
import { OpenToday, TodayShape } from './OpenToday.tsx';
import { pathsOf } from './paths.ts';
import { RowShapes, ShowRows } from './ShowRows.tsx';
import { scheduleParameters } from './schedule-url.ts';
import type { Headings, ListView, SendList } from './schedule-views.ts';
import type { Choices } from './select-shows.ts';
import { tabOf } from './tab-of.ts';
import { useScheduleTranslate } from './texts.ts';

/** Lazy: most visitors read the list. */
const MonthView = lazy(async () => ({ default: (await import('./MonthView.tsx')).MonthView }));

interface ListPageProps {
  id: string;
  title: string | undefined;
  first: boolean;
  asked: ScheduleRequest;
  list: BlockData<ShowPage>;
  choices: BlockData<Choices>;
}

/** Schedule as a list or by month, with its filter (rules SCHD-01, EVT-03 and EVT-04). */
export const ListPage = ({ list, ...props }: ListPageProps) => (
  <ListSection {...props} {...useList(props.asked, list)} />
);

type ListSectionProps = Omit<ListPageProps, 'list'> & ReturnType<typeof useList>;

const ofPage: Headings = { section: 'h2', show: 'h3' };
const belowTitle: Headings = { section: 'h3', show: 'h4' };

/** Schedule page in a given state. */
export function ListSection({ id, title, first, asked, choices, ...live }: ListSectionProps) {
  const { current, send, preload, retry } = live;
  const headings = title === undefined ? ofPage : belowTitle;
  const { state, list } = current;
  const { today } = asked;
  return (
    <BlockSection id={id} title={title} first={first}>
      <Bar current={current} today={today} send={send} calendar={asked.calendar} />
      <Filter
        id={id}
        choices={choices.state === 'ready' ? choices.data : undefined}
        current={current}
        today={today}
        send={send}
        preload={preload}
      />
      <FoundLine current={current} today={today} send={send} />
      {state === 'failed' ? (
        <Failed retry={retry} />
      ) : state === 'empty' ? (
        <NothingFound asked={asked} heading={headings.section} current={current} send={send} />
      ) : list === undefined || (state === 'loading' && isEmptyList(list)) ? (
        <ListSkeleton />
      ) : (
        <div aria-busy={state === 'loading'} className={fadesWhileBusy}>
          {list.month === undefined ? (
            <>
              <OpenToday
                id={id}
                list={list}
                isWhole={!isFiltered(current) && tabOf(current, today) === 'coming' && list.page === 1}
                today={today}
                headings={headings}
              />
              <ShowRows list={list} today={today} headings={headings} />
              <Pages current={current} list={list} />
              <Subscription calendar={asked.calendar} filter={current} className="mt-6 w-fit sm:hidden" />
            </>
          ) : (
            <Suspense fallback={<ListSkeleton />}>
              <MonthView
                month={list.month}
                shows={list.items}
                current={current}
                today={today}
                heading={headings.section}
                send={send}
              />
            </Suspense>
          )}
        </div>
      )}
    </BlockSection>
  );
}

interface SubscriptionProps {
  calendar: string | undefined;
  filter: Pick<ListView, 'kind' | 'hall'>;
  className: string;
}

/**
 * Adds the shows of the filter to the visitor's calendar. Days do not count: a subscription goes on. It is beside the views;
 * on phones, which have no space there, below the list.
 */
function Subscription({ calendar, filter: { kind, hall }, className }: SubscriptionProps) {
  const t = useScheduleTranslate();
  if (calendar === undefined) return null;
  const search = new URLSearchParams({ ...(kind && { kind }), ...(hall && { hall }) });
  return (
    <a
      href={[calendar, String(search)].filter(Boolean).join('&')}
      className={`flex min-h-touch items-center gap-2 text-sm text-teal underline-offset-4 hover:underline print:hidden ${className}`}
    >
      <Icon name="feed" small />
      {t(kind || hall ? 'subscribeFiltered' : 'subscribe')}
    </a>
  );
}

interface BarProps {
  current: ListView;
  today: string;
  send: SendList;
}

const tabLook =
  'relative inline-flex min-h-control items-center gap-2 text-sm leading-normal whitespace-nowrap text-ink-2 md:text-article transition-colors duration-fast hover:text-ink aria-[current=true]:font-medium aria-[current=true]:text-ink after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:scale-x-0 after:bg-brass aria-[current=true]:after:scale-x-100';
const viewLook =
  'inline-flex h-touch items-center gap-2 px-3 text-sm first:rounded-s sm:px-4 last:rounded-e aria-[current=true]:bg-ink aria-[current=true]:text-white forced-colors:aria-[current=true]:forced-color-adjust-none forced-colors:aria-[current=true]:bg-[color:Highlight] forced-colors:aria-[current=true]:text-[color:HighlightText]';

/** Tabs of coming and past events, the subscription, and the switch between list and month. */
function Bar({ current, today, send, calendar }: BarProps & Pick<SubscriptionProps, 'calendar'>) {
  const t = useScheduleTranslate();
  const { hrefOf } = useBlockUrl();
  const tab = tabOf(current, today);
  const icons = { list: 'list', month: 'calendar' } as const satisfies Record<string, IconName>;
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4 border-b border-line md:mb-6">
      <nav data-archive="" aria-label={t('tabs')} className={current.view === 'month' ? 'invisible' : ''}>
        <ul className="flex gap-4 md:gap-7">
          {(['coming', 'past'] as const).map((of) => (
            <li key={of}>
              <Link
                href={hrefOf(
                  scheduleParameters(
                    placeAfter(current, {
                      tab: of,
                      // Days that are over have no coming events.
                      ...(of === 'coming' && tab === 'past' ? { start: undefined, end: undefined } : {}),
                    }),
                  ),
                )}
                aria-current={of === tab ? 'true' : undefined}
                className={tabLook}
              >
                {t(of === 'coming' ? 'comingUp' : 'past')}
                {current.list && (
                  <span className="tnum text-cap font-regular text-ink-3">{current.list.counts[of]}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="ms-auto mb-2 flex items-center gap-x-4 md:gap-x-6">
        <Subscription calendar={calendar} filter={current} className="max-sm:hidden" />
        <nav aria-label={t('views')} className="print:hidden">
          <ul className="flex rounded border border-line-strong bg-white">
            {(['list', 'month'] as const).map((view) => (
              <li key={view} className="contents">
                <ChangeLink
                  current={current}
                  change={{ view }}
                  send={send}
                  isCurrent={view === current.view}
                  className={viewLook}
                >
                  <Icon name={icons[view]} small />
                  <span className="max-sm:sr-only">{t(view)}</span>
                </ChangeLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

const isEmptyList = ({ open, items, month }: ShowPage) =>
  month === undefined && open.length + items.length === 0;

/** What a filter has found, announced politely. */
function FoundLine({ current, today, send }: BarProps) {
  const t = useScheduleTranslate();
  const rangeText = useRangeText();
  const { list } = current;
  const isOn = list !== undefined && !isEmptyList(list) && current.state !== 'failed' && isFiltered(current);
  const isPast = current.view === 'list' && tabOf(current, today) === 'past';
  const n = (current.view === 'month' ? list?.total : list?.counts[isPast ? 'past' : 'coming']) ?? 0;
  return (
    <div className={isOn ? 'mb-6 flex min-h-touch flex-wrap items-center gap-x-4' : ''}>
      <p role="status" className="tnum text-ink-2">
        {isOn &&
          current.state === 'ready' &&
          t(isPast ? 'foundPast' : 'found', { n, range: rangeText(current) })}
      </p>
      {isOn && <ClearFilter current={current} send={send} variant="text" />}
    </div>
  );
}

interface PagesProps {
  current: ListView;
  list: ShowPage;
}

/** Links to the pages of the list. They are plain, so that a page begins at its top (rule PAGE-01). */
function Pages({ current, list: { page, pages, total } }: PagesProps) {
  const { hrefOf } = useBlockUrl();
  if (pages === 1) return null;
  return (
    <Pagination
      page={page}
      pages={pages}
      total={total}
      hrefOf={(to) => hrefOf(scheduleParameters(placeAfter(current, { page: to })))}
    />
  );
}

interface NothingFoundProps extends Pick<ListPageProps, 'asked'> {
  heading: 'h2' | 'h3';
  current: ListView;
  send: SendList;
}

/** Empty state: no shows for the filter, or none at all (rule SCHD-01). */
function NothingFound({ asked: { type, paths, today }, heading, current, send }: NothingFoundProps) {
  const { booking, freeDates } = pathsOf(type, paths);
  const t = useScheduleTranslate();
  const rangeText = useRangeText();
  const { start, end, hall, kind, text, list } = current;
  const isPast = tabOf(current, today) === 'past';
  const past = list?.counts.past ?? 0;
  const other = hall ?? kind ?? text;
  const isFree = (start ?? end) !== undefined && other === undefined && past === 0 && !isPast;
  const empty = { type, booking, freeDates, heading };
  if (!isFiltered(current))
    return (
      <EmptySchedule
        {...empty}
        title={t(isPast ? 'nonePast' : past > 0 ? 'noneComing' : 'noneYet')}
        lines={[t('noneAdvice')]}
      >
        {past > 0 && !isPast && <SeePast current={current} send={send} />}
      </EmptySchedule>
    );
  return (
    <EmptySchedule
      {...empty}
      title={isFree ? t(type === 0 ? 'free' : `freeOf${type}`) : t('noMatch')}
      lines={isFree ? [t('freeText', { range: rangeText(current) }), t('freeAdvice')] : [t('noMatchText')]}
    >
      {past > 0 && !isPast && <SeePast current={current} send={send} />}
      <ClearFilter current={current} send={send} />
    </EmptySchedule>
  );
}

const SeePast = ({ current, send }: Pick<BarProps, 'current' | 'send'>) => {
  const t = useScheduleTranslate();
  return (
    <ChangeLink
      current={current}
      change={{ tab: 'past' }}
      send={send}
      className="inline-flex min-h-control items-center rounded border border-line-strong px-6 text-sm font-medium hover:border-teal hover:text-teal"
    >
      {t('seePast')}
    </ChangeLink>
  );
};

/** Skeleton of the list; its first line stands for what is open today. */
export const ListSkeleton = () => (
  <Skeleton>
    <TodayShape />
    <RowShapes />
  </Skeleton>
);

const useList = ({ place }: ScheduleRequest, list: BlockData<ShowPage>) =>
  usePaged<ScheduleUrlState, ShowPage, ListView, SchedulePageEvent>({
    place,
    data: list,
    opening: openingView(place, list),
    parametersOf: scheduleParameters,
    start: startMachine,
    go: (place) => ({ type: 'go', place }),
    retry: { type: 'retry' },
    replaces: true,
  });

const startMachine = async (options: PagedStart<ScheduleUrlState, ShowPage, ListView>) =>
  (await import('./live/start-list.ts')).startList(options);

/** View of the server's data. */
function openingView(place: ScheduleUrlState, list: BlockData<ShowPage>): ListView {
  if (list.state === 'loading' || list.state === 'failed')
    return { ...place, state: list.state, list: undefined };
  if (list.state === 'missing') return { ...place, state: 'empty', list: undefined };
  const { open, items } = list.data;
  const isEmpty = place.view === 'list' && open.length + items.length === 0;
  return { ...place, state: isEmpty ? 'empty' : 'ready', list: list.data };
}

/** Describes a date range; without ends it is the whole schedule. */
export function useRangeText(): (range: DayRange) => string {
  const t = useScheduleTranslate();
  return ({ start, end }) => {
    if (start && end) return t('range', { start, end });
    if (start) return t('since', { start });
    return end ? t('until', { end }) : t('whole');
  };
}
