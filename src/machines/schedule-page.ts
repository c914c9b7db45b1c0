import { assign, fromPromise, setup } from 'xstate';
import type { Show } from './schedule.ts';
import { placeAfter, placeNames, type ScheduleUrlState } from './schedule-place.ts';

/** Assumed number of items until the first answer (rule PAGE-02). */
const placeholderTotal = 1000;

/** Events of a schedule page, selected by the state in the URL. */
export interface ShowPage {
  /** Events that are open today; empty unless this is the first page of coming events. */
  open: readonly Show[];
  /** Rows of the list in its order, or the events of a month by their first day. */
  items: readonly Show[];
  page: number;
  pages: number;
  /** Number of rows of the whole list. */
  total: number;
  /** Numbers of events on both tabs. */
  counts: Readonly<Record<ScheduleUrlState['tab'], number>>;
  /** Month of the calendar, yyyy-mm; only in the month view. */
  month?: string | undefined;
}

/** The initial state, with the events of the server's HTML, or that they failed. */
export interface SchedulePageInput {
  place: ScheduleUrlState;
  list?: ShowPage | undefined;
  failed?: boolean;
}

export interface SchedulePageContext {
  place: ScheduleUrlState;
  /** The last loaded events; differ from `place` while others are loading. */
  list: ShowPage | undefined;
  total: number;
  failed: boolean;
}

export type SchedulePageEvent =
  /** A change of the filter, the tab, the view, the month or the page. A range whose ends are swapped is turned. */
  | { type: 'choose'; change: Partial<ScheduleUrlState> }
  /** Text typed into the search field. */
  | { type: 'type'; text: string }
  | { type: 'retry' }
  /** The page was opened at another address, also by going back or forward. */
  | { type: 'go'; place: ScheduleUrlState };

/** @returns true if the list is empty; a month is a calendar even without events */
const isEmpty = ({ open, items }: ShowPage, view: ScheduleUrlState['view']): boolean =>
  view === 'list' && open.length + items.length === 0;

/**
 * A schedule page: its list or month, selected by filter, tab and page (rules SCHD-01, SCHD-07, EVT-03 and EVT-04).
 * Typed text is applied after a pause. `loadShows` is injected; so is the effect `share`, which puts the state into the
 * URL.
 */
export const schedulePageMachine = setup({
  types: {} as { context: SchedulePageContext; events: SchedulePageEvent; input: SchedulePageInput },
  actors: {
    loadShows: fromPromise<ShowPage, ScheduleUrlState>(async () => {
      throw new Error('schedulePageMachine: provide the actor loadShows');
    }),
  },
  delays: {
    /** Between two keys of somebody who types. */
    pause: 250,
  },
  guards: {
    startsFailed: ({ context }) => context.failed,
    startsEmpty: ({ context: { list, place } }) => list !== undefined && isEmpty(list, place.view),
    startsWithShows: ({ context }) => context.list !== undefined,
    isOther: ({ context: { place } }, next: ScheduleUrlState) =>
      placeNames.some((name) => next[name] !== place[name]),
    isEmpty: ({ context: { place } }, list: ShowPage) => isEmpty(list, place.view),
  },
  actions: {
    share: (_, _place: { place: ScheduleUrlState }) => {},
    goTo: assign((_, place: ScheduleUrlState) => ({ place })),
    keepList: assign(({ context: { place } }, list: ShowPage) => ({
      list,
      place: { ...place, page: list.page },
      total: list.total,
    })),
  },
}).createMachine({
  id: 'schedulePage',
  description: 'Shows a schedule as a list or by month, filtered by days, hall, kind and text.',
  context: ({ input: { place, list, failed = false } }) => ({
    place,
    list,
    total: list?.total ?? placeholderTotal,
    failed,
  }),
  initial: 'opening',
  on: {
    choose: {
      guard: { type: 'isOther', params: ({ context, event }) => placeAfter(context.place, event.change) },
      target: '.loading',
      actions: [
        { type: 'goTo', params: ({ context, event }) => placeAfter(context.place, event.change) },
        { type: 'share', params: ({ context }) => ({ place: context.place }) },
      ],
    },
    type: {
      target: '.typing',
      actions: {
        type: 'goTo',
        params: ({ context, event }) => placeAfter(context.place, { text: event.text.trim() || undefined }),
      },
    },
    go: { target: '.loading', actions: { type: 'goTo', params: ({ event }) => event.place } },
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
        input: ({ context }) => context.place,
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.output },
            target: 'empty',
            actions: { type: 'keepList', params: ({ event }) => event.output },
          },
          { target: 'ready', actions: { type: 'keepList', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    typing: {
      after: {
        pause: {
          target: 'loading',
          actions: { type: 'share', params: ({ context }) => ({ place: context.place }) },
        },
      },
    },
    ready: {},
    empty: {},
    failed: { on: { retry: 'loading' } },
  },
});
