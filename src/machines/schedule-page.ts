import { assign, fromPromise, setup } from 'xstate';
import type { Show } from './schedule.ts';

/** Assumed number of items until the first answer (rule PAGE-02). */
const placeholderTotal = 1000;

/** A range of days, yyyy-mm-dd and inclusive; an open end is `undefined`. */
export interface DayRange {
  start: string | undefined;
  end: string | undefined;
}

/** The state in the URL: the filter and the page. */
export interface ScheduleUrlState extends DayRange {
  page: number;
}

/** A page of shows, ordered by their first day. */
export interface ShowPage {
  items: readonly Show[];
  page: number;
  pages: number;
  total: number;
}

/** The initial state, with the page of the server's HTML, or that it failed. */
export interface SchedulePageInput extends Partial<ScheduleUrlState> {
  list?: ShowPage | undefined;
  failed?: boolean;
}

export interface SchedulePageContext extends ScheduleUrlState {
  /** The last loaded page; differs from `page` while that is loading. */
  list: ShowPage | undefined;
  total: number;
  failed: boolean;
}

export type SchedulePageEvent =
  /** A range was chosen; one whose ends are the wrong way round is turned. */
  | ({ type: 'filter' } & DayRange)
  | { type: 'clear' }
  | { type: 'turn'; page: number }
  | { type: 'retry' }
  /** The visitor went back or forward in the browser's history. */
  | ({ type: 'go' } & ScheduleUrlState);

/** @returns true if a filter is on: its button to clear it is shown then */
export const isFiltered = ({ start, end }: DayRange): boolean => start !== undefined || end !== undefined;

const ordered = ({ start, end }: DayRange): DayRange =>
  start !== undefined && end !== undefined && start > end ? { start: end, end: start } : { start, end };

const urlStateOf = ({ start, end, page }: ScheduleUrlState): ScheduleUrlState => ({ start, end, page });

/**
 * A schedule page: shows page by page, all of them or those of a range of days (rules SCHD-01 and SCHD-07). A new filter
 * starts at page 1. `loadShows` is injected; so is the effect `share`, which puts filter and page into the URL.
 */
export const schedulePageMachine = setup({
  types: {} as { context: SchedulePageContext; events: SchedulePageEvent; input: SchedulePageInput },
  actors: {
    loadShows: fromPromise<ShowPage, ScheduleUrlState>(async () => {
      throw new Error('schedulePageMachine: provide the actor loadShows');
    }),
  },
  guards: {
    startsFailed: ({ context }) => context.failed,
    startsEmpty: ({ context }) => context.list?.items.length === 0,
    startsWithShows: ({ context }) => context.list !== undefined,
    isOtherRange: ({ context }, range: DayRange) => {
      const { start, end } = ordered(range);
      return start !== context.start || end !== context.end;
    },
    isFiltered: ({ context }) => isFiltered(context),
    isOtherPage: ({ context }, page: number) => page !== context.page,
    hasItems: (_, items: readonly Show[]) => items.length > 0,
  },
  actions: {
    share: (_, _place: ScheduleUrlState) => {},
    goTo: assign((_, place: ScheduleUrlState) => urlStateOf(place)),
    filter: assign((_, range: DayRange) => ({ ...ordered(range), page: 1 })),
    turn: assign((_, page: number) => ({ page })),
    keepList: assign((_, list: ShowPage) => ({ list, page: list.page, total: list.total })),
  },
}).createMachine({
  id: 'schedulePage',
  description: 'Shows a schedule page by page, filtered by a range of days.',
  context: ({ input: { start, end, page = 1, list, failed = false } }) => ({
    start,
    end,
    page,
    list,
    total: list?.total ?? placeholderTotal,
    failed,
  }),
  initial: 'opening',
  on: {
    filter: {
      guard: { type: 'isOtherRange', params: ({ event }) => event },
      target: '.loading',
      actions: [
        { type: 'filter', params: ({ event }) => event },
        { type: 'share', params: ({ context }) => urlStateOf(context) },
      ],
    },
    clear: {
      guard: 'isFiltered',
      target: '.loading',
      actions: [
        { type: 'filter', params: { start: undefined, end: undefined } },
        { type: 'share', params: ({ context }) => urlStateOf(context) },
      ],
    },
    turn: {
      guard: { type: 'isOtherPage', params: ({ event }) => event.page },
      target: '.loading',
      actions: [
        { type: 'turn', params: ({ event }) => event.page },
        { type: 'share', params: ({ context }) => urlStateOf(context) },
      ],
    },
    go: { target: '.loading', actions: { type: 'goTo', params: ({ event }) => event } },
  },
  states: {
    opening: {
      always: [
        { guard: 'startsFailed', target: 'failed' },
        { guard: 'startsEmpty', target: 'empty' },
        { guard: 'startsWithShows', target: 'ready' },
        { target: 'loading' },
      ],
    },
    loading: {
      invoke: {
        id: 'loadShows',
        src: 'loadShows',
        input: ({ context }) => urlStateOf(context),
        onDone: [
          {
            guard: { type: 'hasItems', params: ({ event }) => event.output.items },
            target: 'ready',
            actions: { type: 'keepList', params: ({ event }) => event.output },
          },
          { target: 'empty', actions: { type: 'keepList', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    ready: {},
    empty: {},
    failed: { on: { retry: 'loading' } },
  },
});
