import { createActor } from 'xstate';
import { scheduleItem } from '#blocks/collection-items.ts';
import { defineBlock, type Query, type QueryContext, query, staticData } from '#blocks/define.ts';
import { calendarFile, eventPaths } from '#blocks/event-path.ts';
import { type ScheduleTexts, scheduleTexts, type YearTexts, yearTexts } from '#i18n/schedule.ts';
import { isVisible, markHidden, routeOf } from '#lib/menu.ts';
import { type ScheduleType, type Show, scheduleMachine } from '#machines/schedule.ts';
import type { ShowPage } from '#machines/schedule-page.ts';
import type { ScheduleUrlState } from '#machines/schedule-place.ts';
import { type Language, languageKey } from '#schemas/language.ts';
import type { MenuItem } from '#schemas/menu.ts';
import type { ScheduleItem } from '#schemas/schedule.ts';
import { byStart, type DatedItem, hoursOfDays, hoursOn, sortByToday } from './order.ts';
import type { PathsByKind, SchedulePaths } from './paths.ts';
import { readScheduleUrl, scheduleParameterNames } from './schedule-url.ts';
import { scheduleProps } from './schema.ts';
import { type Choices, choicesOf, selectShows } from './select-shows.ts';

/** Static data of the view: state in the URL, and the date. */
export interface ScheduleRequest {
  /** Only for the page view. */
  place: ScheduleUrlState;
  type: ScheduleType;
  year: number;
  /** Today at the site, yyyy-mm-dd. */
  today: string;
  /** Interface texts, sent only to pages with this block: all to the page view, those of a year to the others. */
  texts: ScheduleTexts | YearTexts;
  /** Calendar of the shows without a filter, as calendars subscribe to it; absent in the editor. */
  calendar?: string | undefined;
  /** Paths of both kinds, because the year browser switches between them. */
  paths: PathsByKind;
}

/** Shows of a year, and the position of the initial one. */
export interface ShowYear {
  shows: readonly Show[];
  position: number;
}

/** First and last year of the server. */
export interface YearBounds {
  first: number;
  last: number;
}

interface ScheduleQueries extends Record<string, Query<unknown>> {
  asked: Query<ScheduleRequest>;
  /** Only for the page view. */
  list: Query<ShowPage>;
  /** Only for the page view. */
  choices: Query<Choices>;
  /** Only for the other views. */
  shows: Query<ShowYear>;
  years: Query<YearBounds>;
  /** Whether the menu shows the meeting schedule. */
  meetings: Query<boolean>;
}

const parametersOfView = {
  page: scheduleParameterNames,
  tabs: ['schedule', 'year'],
  activity: ['year'],
};

/** The whole list in one answer, as in the contract (rule SCHD-05). */
const whole = { pageNo: 1, pageSize: 999 };

/** Schedules: pages with a date filter, and the browser of one year (specification, sections 2 and 4). */
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
  machines: ({ view }) => (view === 'page' ? ['schedulePage'] : ['schedule', 'toastQueue']),
  parameters: ({ view }) => parametersOfView[view],
  queries: ({ type, view }, context): ScheduleQueries => {
    const { hiddenRoutes = new Set() } = context;
    const asked: ScheduleRequest = {
      place: readScheduleUrl(context.search),
      type: view === 'activity' ? 0 : view === 'tabs' ? tabOf(type, context) : type,
      year: yearOf(context),
      today: context.today(),
      texts: (view === 'page' ? scheduleTexts : yearTexts)[languageKey(context.language)],
      ...(view === 'page' ? { calendar: calendarOf(type, context) } : {}),
      paths: {
        exhibitions: pathsIn(context, 1, 'createExhibitionBooking'),
        meetings: pathsIn(context, 2, 'createMeetingBooking'),
      },
    };
    if (view === 'page')
      return {
        asked: staticData(asked),
        list: pageQuery(asked, context),
        choices: choicesQuery(asked, context),
        ...nothing,
      };
    return {
      asked: staticData(asked),
      list: staticData<ShowPage>(undefined),
      choices: staticData<Choices>(undefined),
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
          : staticData(false),
    };
  },
  texts: (_props, { list, shows }) => ({
    items: [
      list.state === 'ready' ? [...list.value.open, ...list.value.items] : [],
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
  freeDates: pagesShowing({ call: 'scheduleList', reads: ['space'] })[0]?.path,
});

/** Calendars send no cookie, so the address has the language. */
function calendarOf(type: ScheduleType, { origin, language }: QueryContext): string | undefined {
  if (origin === undefined) return undefined;
  const search = new URLSearchParams({
    ...(type === 0 ? {} : { type: String(type) }),
    ...(language === 'en-US' ? { lang: language } : {}),
  });
  return `webcal://${new URL(origin).host}/events.ics?${search}`;
}

const nothing = {
  shows: staticData<ShowYear>(undefined),
  years: staticData<YearBounds>(undefined),
  meetings: staticData<boolean>(undefined),
};

function tabOf(type: ScheduleType, { search }: QueryContext): ScheduleType {
  if (search.schedule === '1') return 1;
  return search.schedule === '2' ? 2 : type || 1;
}

const yearOf = ({ search, today }: QueryContext): number =>
  Number(/^[1-9]\d{3}$/.test(search.year ?? '') ? search.year : today().slice(0, 4));

const pageQuery = ({ type, place, today }: ScheduleRequest, context: QueryContext): Query<ShowPage> =>
  query(
    'scheduleList',
    { type, ...whole, start: place.start, end: place.end },
    {
      // Two selections of one answer are two entries.
      name: `page:${today}:${JSON.stringify(place)}`,
      select: (answer) => {
        const selected = selectShows(answer, place, today);
        const show = showIn(answer, context);
        const row = (one: DatedItem): Show => ({
          ...withCalendar(show(one), { today, language: context.language }),
          ...(hoursOfDays(one).differ && { hoursDiffer: true }),
        });
        const inMonth = (one: DatedItem): Show => withHoursByDay(show(one), one);
        const { open, items, month } = selected;
        return { ...selected, open: open.map(show), items: items.map(month === undefined ? row : inMonth) };
      },
    },
  );

/** Asks for the whole schedule, so that the choices stay while the days change. */
const choicesQuery = ({ type }: ScheduleRequest, { language }: QueryContext): Query<Choices> =>
  query(
    'scheduleList',
    { type, ...whole, start: undefined, end: undefined },
    { name: 'choices', select: (answer) => choicesOf(answer, language) },
  );

const yearQuery = ({ type, year, today }: ScheduleRequest, context: QueryContext): Query<ShowYear> =>
  query(
    'scheduleList',
    { type, ...whole, start: `${year}-01-01`, end: `${year}-12-31` },
    {
      name: `year:${today}`,
      select: (answer) => {
        const { past, open, coming } = sortByToday(byStart(answer), today);
        // Past events come before today's, in the order in which they took place.
        const shows = [...past.reverse(), ...open, ...coming].map(showIn(answer, context));
        return { shows, position: openingPosition(shows, { year, today }) };
      },
    },
  );

/** Initial position of the machine, computed on the server so that the view renders before the machine loads. */
function openingPosition(shows: readonly Show[], at: Pick<ScheduleRequest, 'year' | 'today'>): number {
  const input = { view: 'activity', hasMeetings: false, years: [], ...at, shows } as const;
  return createActor(scheduleMachine, { input }).getSnapshot().context.position;
}

/** Selects the fields of a card (rules SCHD-06 and EVT-02), with the hours of today or of the first day. */
const showIn = (answer: readonly ScheduleItem[], context: QueryContext) => {
  const itemOf = scheduleItem(context, eventPaths(answer, context));
  const today = context.today();
  return ({ item, index, date: first, until: last = first }: DatedItem): Show => {
    const { id, title, place, text, date, until, picture, motif, href } = itemOf(item, index);
    const hours = first && last && hoursOn(item, first < today && today <= last ? today : first);
    const { kind } = item;
    return {
      ...{ id, title, place, text, date, until, picture, motif, href },
      ...(hours && { hours }),
      ...(kind && { kind }),
      ...(item.cancelled === '1' && { isCancelled: true }),
    };
  };
};

/** Replaces the hours of one day by those of each day. */
function withHoursByDay({ hours: _, ...show }: Show, one: DatedItem): Show {
  const { hours, byDay } = hoursOfDays(one);
  return {
    ...show,
    ...(hours && { hours }),
    ...(Object.keys(byDay).length > 0 && { hoursByDay: byDay }),
  };
}

/** Adds the calendar file, unless the event is cancelled, over or has no day. */
function withCalendar(show: Show, { today, language }: { today: string; language: Language }): Show {
  const { href, date, until = date, isCancelled } = show;
  return href && until && until >= today && !isCancelled
    ? { ...show, calendar: calendarFile(href, language) }
    : show;
}

const boundsOf = (years: readonly number[]): YearBounds | undefined =>
  years.length > 0 ? { first: Math.min(...years), last: Math.max(...years) } : undefined;

/** True if the menu item of a path and all its ancestors are visible (rule SCHD-02). */
const isShown = (items: readonly MenuItem[], path: string | undefined): boolean =>
  path !== undefined &&
  items.some((item) => isVisible(item) && (routeOf(item) === path || isShown(item.children, path)));
