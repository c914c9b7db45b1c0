import { createActor } from 'xstate';
import { onePage } from '#blocks/collection-item.ts';
import { scheduleItem } from '#blocks/collection-items.ts';
import { defineBlock, given, type Query, type QueryContext, query } from '#blocks/define.ts';
import { scheduleTexts } from '#i18n/schedule/index.ts';
import type { ScheduleTexts } from '#i18n/schedule/zh-CN.ts';
import { isVisible, markHidden, routeOf } from '#lib/menu.ts';
import { type ScheduleType, type Show, scheduleMachine } from '#machines/schedule.ts';
import type { ScheduleUrlState, ShowPage } from '#machines/schedule-page.ts';
import type { MenuItem } from '#schemas/menu.ts';
import type { ScheduleItem } from '#schemas/schedule.ts';
import { byStart, onTodayFirst } from './order.ts';
import type { PathsByKind, SchedulePaths } from './paths.ts';
import { readScheduleUrl } from './schedule-url.ts';
import { scheduleProps } from './schema.ts';

/** What the URL asks for, and the day it is: everything that a view needs to open. */
export interface Asked extends ScheduleUrlState {
  type: ScheduleType;
  year: number;
  /** The day it is at the site, yyyy-mm-dd. */
  today: string;
  /** Of the interface: only pages with this block load them. */
  texts: ScheduleTexts;
  /** Of both kinds: the browser of one year changes between them. */
  paths: PathsByKind;
}

/** The shows of a year, and which of them is at the front when it opens. */
export interface ShowYear {
  shows: readonly Show[];
  position: number;
}

/** The first and the last year of the server. */
export interface YearBounds {
  first: number;
  last: number;
}

interface ScheduleQueries extends Record<string, Query<unknown>> {
  asked: Query<Asked>;
  /** Of the page view. */
  list: Query<ShowPage>;
  /** Of the other views. */
  shows: Query<ShowYear>;
  years: Query<YearBounds>;
  /** Whether the menu shows the meeting schedule. */
  meetings: Query<boolean>;
}

const parametersOfView = {
  page: ['end', 'page', 'start'],
  tabs: ['schedule', 'year'],
  activity: ['year'],
};

/** Shows on a page (specification, section 9). */
const pageSize = 6;

/** All of it in one answer, as the contract has it (rule SCHD-05). */
const whole = { pageNo: 1, pageSize: 999 };

/** Schedules: pages with a filter of days, and the browser of one year (specification, sections 2 and 4). */
export default defineBlock({
  type: 'schedule',
  version: 1,
  schema: scheduleProps,
  palette: {
    group: 'data',
    name: { zh: '月历排期', en: 'Schedule' },
    help: { zh: '展会与会议排期，按年浏览或逐页筛选', en: 'Shows and meetings, by year or page by page' },
    sketch: 'months',
  },
  example: { title: { zh: '近期活动', en: 'What’s on' }, view: 'tabs' },
  parameters: ({ view }) => parametersOfView[view],
  queries: ({ type, view }, context): ScheduleQueries => {
    const place = readScheduleUrl(context.search);
    const { hiddenRoutes = new Set() } = context;
    const asked: Asked = {
      ...place,
      type: view === 'activity' ? 0 : view === 'tabs' ? tabOf(type, context) : type,
      year: yearOf(context),
      today: context.today,
      texts: scheduleTexts[context.language],
      paths: {
        exhibitions: pathsIn(context, 1, 'createExhibitionBooking'),
        meetings: pathsIn(context, 2, 'createMeetingBooking'),
      },
    };
    if (view === 'page') return { asked: given(asked), list: pageQuery(asked, context), ...nothing };
    return {
      asked: given(asked),
      list: given<ShowPage>(undefined),
      shows: yearQuery(asked, context),
      years: query('scheduleYears', {}, { name: 'bounds', select: boundsOf }),
      meetings:
        view === 'tabs'
          ? query(
              'menuTree',
              { type: 1 },
              {
                name: 'meetings',
                select: (menu) => isShown(markHidden(menu, hiddenRoutes), asked.paths.meetings.schedule),
              },
            )
          : given(false),
    };
  },
  texts: (_props, { list, shows }) => ({
    items: [
      list.state === 'ready' ? list.value.items : [],
      shows.state === 'ready' ? shows.value.shows : [],
    ].flat(),
  }),
});

const pathsIn = (
  { pagesShowing }: QueryContext,
  type: ScheduleType,
  call: 'createExhibitionBooking' | 'createMeetingBooking',
): SchedulePaths => ({
  schedule: pagesShowing({ call: 'scheduleList', params: { type }, reads: ['start', 'end'] })[0]?.path,
  booking: pagesShowing({ call })[0]?.path,
});

const nothing = {
  shows: given<ShowYear>(undefined),
  years: given<YearBounds>(undefined),
  meetings: given<boolean>(undefined),
};

function tabOf(type: ScheduleType, { search }: QueryContext): ScheduleType {
  if (search.schedule === '1') return 1;
  return search.schedule === '2' ? 2 : type || 1;
}

const yearOf = ({ search, today }: QueryContext): number =>
  Number(/^[1-9]\d{3}$/.test(search.year ?? '') ? search.year : today.slice(0, 4));

const pageQuery = ({ type, start, end, page, today }: Asked, context: QueryContext): Query<ShowPage> =>
  query(
    'scheduleList',
    { type, ...whole, start, end },
    {
      name: `page:${page}:${today}`,
      select: (shows) => {
        const pages = Math.max(1, Math.ceil(shows.length / pageSize));
        const from = (Math.min(page, pages) - 1) * pageSize;
        const items = onTodayFirst(shows, today).slice(from, from + pageSize);
        return (
          onePage(items.map(showIn(context)), { page, pageSize, total: shows.length }) ?? {
            items: [],
            page: 1,
            pages: 1,
            total: 0,
          }
        );
      },
    },
  );

const yearQuery = ({ type, year, today }: Asked, context: QueryContext): Query<ShowYear> =>
  query(
    'scheduleList',
    { type, ...whole, start: `${year}-01-01`, end: `${year}-12-31` },
    {
      name: `year:${today}`,
      select: (answer) => {
        const shows = byStart(answer).map(showIn(context));
        return { shows, position: openingPosition(shows, { year, today }) };
      },
    },
  );

/** Where the machine opens; the browser need not have it to know. */
function openingPosition(shows: readonly Show[], at: Pick<Asked, 'year' | 'today'>): number {
  const input = { view: 'activity', hasMeetings: false, years: [], ...at, shows } as const;
  return createActor(scheduleMachine, { input }).getSnapshot().context.position;
}

/** Only what a card shows (rule SCHD-06). */
const showIn = (context: QueryContext) => {
  const itemOf = scheduleItem(context);
  return (entry: ScheduleItem, index: number): Show => {
    const { id, title, place, text, date, until, picture } = itemOf(entry, index);
    return { id, title, place, text, date, until, picture };
  };
};

const boundsOf = (years: readonly number[]): YearBounds | undefined =>
  years.length > 0 ? { first: Math.min(...years), last: Math.max(...years) } : undefined;

/** Whether the menu item of a path is visible, with everything above it (rule SCHD-02). */
const isShown = (items: readonly MenuItem[], path: string | undefined): boolean =>
  path !== undefined &&
  items.some((item) => isVisible(item) && (routeOf(item) === path || isShown(item.children, path)));
