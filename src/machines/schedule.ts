import { assign, fromPromise, setup } from 'xstate';
import type { Motif } from '#schemas/motif.ts';
import type { Picture } from '#schemas/picture.ts';

/** A show as a card has it, in the language of the page (rule SCHD-06). */
export interface Show {
  id: string;
  title: string;
  place?: string | undefined;
  text?: string | undefined;
  /** First and last day, yyyy-mm-dd; the last one only where it is another day. */
  date?: string | undefined;
  until?: string | undefined;
  picture?: Picture | undefined;
  /** Of the key visual of a show without a picture. */
  motif?: Motif | undefined;
  /** Kind of event, such as `trade`. */
  kind?: string | undefined;
  /**
   * Opening hours, such as `09:00 – 18:00`: of today while it runs, else of the first day. In the month view, those of every
   * day that `hoursByDay` does not name.
   */
  hours?: string | undefined;
  /** They are not those of every day; only in the list of the page view. */
  hoursDiffer?: boolean;
  /** Hours of days that have others, empty if they are unknown; only in the month view. */
  hoursByDay?: Readonly<Record<string, string>>;
  isCancelled?: boolean;
  /** Page of the event. */
  href?: string | undefined;
  /** Its calendar file; only in the list of the page view, and only of events that will take place. */
  calendar?: string | undefined;
}

/** 1 exhibitions, 2 meetings, 0 both together. */
export type ScheduleType = 0 | 1 | 2;

/** The request of the schedule call; days are yyyy-mm-dd and inclusive. */
export interface ScheduleQuestion {
  type: ScheduleType;
  start: string;
  end: string;
}

/** Keys of the messages at the ends of the list: 已经是第一个了！ and 没有更多了！ (rule SCHD-03). */
export type ScheduleWarning = 'schedule.first' | 'schedule.last';

export interface ScheduleInput {
  /** Tabs of exhibitions and meetings, or one merged list (rule SCHD-02). */
  view: 'tabs' | 'activity';
  /** Whether the menu shows the meeting schedule. */
  hasMeetings: boolean;
  /** The years of `getYears`, in any order. */
  years: readonly number[];
  /** The day it is at the site, yyyy-mm-dd. */
  today: string;
  /** The initial state, if the URL differs from the exhibitions of the current year. */
  type?: ScheduleType;
  year?: number;
  /** The known shows of that year, ordered by their first day. */
  shows?: readonly Show[] | undefined;
  failed?: boolean;
}

export interface ScheduleContext {
  view: 'tabs' | 'activity';
  hasMeetings: boolean;
  /** The years between which one can go. */
  firstYear: number;
  lastYear: number;
  today: string;
  type: ScheduleType;
  year: number;
  shows: readonly Show[];
  /** Of the show that is at the front. */
  position: number;
  /** The data known at the start. */
  start: 'shows' | 'failed' | 'nothing';
}

export type ScheduleEvent =
  | { type: 'previous' | 'next' | 'previousYear' | 'nextYear' | 'retry' }
  /** To one show: a mark on the month axis, or a swipe. */
  | { type: 'choose'; position: number }
  | { type: 'chooseTab'; of: 1 | 2 };

/** @returns whether there are years before and after; the arrow that leads nowhere is disabled (rule SCHD-04) */
export const yearArrows = ({ year, firstYear, lastYear }: ScheduleContext) => ({
  previous: year > firstYear,
  next: year < lastYear,
});

/** @returns the tabs to show; empty if there is only one kind of events */
export const scheduleTabs = ({ view, hasMeetings }: ScheduleContext): readonly (1 | 2)[] =>
  view === 'tabs' && hasMeetings ? [1, 2] : [];

const yearOf = (day: string) => Number(day.slice(0, 4));

const question = ({ type, year }: ScheduleContext): ScheduleQuestion => {
  const digits = String(year).padStart(4, '0');
  return { type, start: `${digits}-01-01`, end: `${digits}-12-31` };
};

/**
 * Where a year opens: at the first show that is running or coming (rule SCHD-07). The current year whose shows are all
 * over opens at the last one, other years at the first.
 */
function openingPosition({ today, year }: ScheduleContext, shows: readonly Show[]): number {
  const open = shows.findIndex(({ date = '', until = date }) => until >= today);
  if (open >= 0) return open;
  return year === yearOf(today) ? Math.max(0, shows.length - 1) : 0;
}

function contextOf({ view, hasMeetings, years, today, shows, ...start }: ScheduleInput): ScheduleContext {
  const { year = yearOf(today), type = view === 'activity' ? 0 : 1, failed = false } = start;
  const context: ScheduleContext = {
    view,
    hasMeetings,
    // Without an answer there is nowhere to go.
    firstYear: years.length > 0 ? Math.min(...years) : year,
    lastYear: years.length > 0 ? Math.max(...years) : year,
    today,
    type,
    year,
    shows: shows ?? [],
    position: 0,
    start: failed ? 'failed' : shows ? 'shows' : 'nothing',
  };
  return { ...context, position: openingPosition(context, context.shows) };
}

/**
 * The schedule on the home page: shows of one year, one after the other (specification, section 4; rules SCHD-02 to
 * SCHD-07). At either end it warns; years stop at the server's first and last. `loadShows` is injected and answers with
 * shows ordered by their first day; so are the effects `warn` and `share`, which puts type and year into the URL.
 */
export const scheduleMachine = setup({
  types: {} as { context: ScheduleContext; events: ScheduleEvent; input: ScheduleInput },
  actors: {
    loadShows: fromPromise<readonly Show[], ScheduleQuestion>(async () => {
      throw new Error('scheduleMachine: provide the actor loadShows');
    }),
  },
  guards: {
    startsFailed: ({ context }) => context.start === 'failed',
    startsEmpty: ({ context }) => context.start === 'shows' && context.shows.length === 0,
    startsWithShows: ({ context }) => context.start === 'shows',
    isFirst: ({ context }) => context.position === 0,
    isLast: ({ context }) => context.position === context.shows.length - 1,
    isShow: ({ context }, position: number) => position >= 0 && position < context.shows.length,
    hasPreviousYear: ({ context }) => yearArrows(context).previous,
    hasNextYear: ({ context }) => yearArrows(context).next,
    isOtherTab: ({ context }, of: 1 | 2) => of !== context.type && scheduleTabs(context).includes(of),
    hasShows: (_, shows: readonly Show[]) => shows.length > 0,
  },
  actions: {
    warn: (_, _warning: { text: ScheduleWarning }) => {},
    share: (_, _place: { of: ScheduleType; year: number }) => {},
    goTo: assign((_, position: number) => ({ position })),
    turnYear: assign(({ context }, years: 1 | -1) => ({ year: context.year + years })),
    chooseTab: assign((_, type: 1 | 2) => ({ type })),
    keepShows: assign(({ context }, shows: readonly Show[]) => ({
      shows,
      position: openingPosition(context, shows),
    })),
  },
}).createMachine({
  id: 'schedule',
  description: 'Shows the events of one year on the home page.',
  context: ({ input }) => contextOf(input),
  initial: 'opening',
  on: {
    previousYear: {
      guard: 'hasPreviousYear',
      target: '.loading',
      actions: [
        { type: 'turnYear', params: -1 },
        { type: 'share', params: ({ context: { type, year } }) => ({ of: type, year }) },
      ],
    },
    nextYear: {
      guard: 'hasNextYear',
      target: '.loading',
      actions: [
        { type: 'turnYear', params: 1 },
        { type: 'share', params: ({ context: { type, year } }) => ({ of: type, year }) },
      ],
    },
    chooseTab: {
      guard: { type: 'isOtherTab', params: ({ event }) => event.of },
      target: '.loading',
      actions: [
        { type: 'chooseTab', params: ({ event }) => event.of },
        { type: 'share', params: ({ context: { type, year } }) => ({ of: type, year }) },
      ],
    },
  },
  states: {
    opening: {
      always: [
        { guard: 'startsFailed', target: 'failed' },
        { guard: 'startsEmpty', target: 'empty' },
        { guard: 'startsWithShows', target: 'browsing' },
        { target: 'loading' },
      ],
    },
    loading: {
      invoke: {
        id: 'loadShows',
        src: 'loadShows',
        input: ({ context }) => question(context),
        onDone: [
          {
            guard: { type: 'hasShows', params: ({ event }) => event.output },
            target: 'browsing',
            actions: { type: 'keepShows', params: ({ event }) => event.output },
          },
          { target: 'empty', actions: { type: 'keepShows', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    browsing: {
      on: {
        previous: [
          { guard: 'isFirst', actions: { type: 'warn', params: { text: 'schedule.first' } } },
          { actions: { type: 'goTo', params: ({ context }) => context.position - 1 } },
        ],
        next: [
          { guard: 'isLast', actions: { type: 'warn', params: { text: 'schedule.last' } } },
          { actions: { type: 'goTo', params: ({ context }) => context.position + 1 } },
        ],
        choose: {
          guard: { type: 'isShow', params: ({ event }) => event.position },
          actions: { type: 'goTo', params: ({ event }) => event.position },
        },
      },
    },
    empty: {},
    failed: { on: { retry: 'loading' } },
  },
});
