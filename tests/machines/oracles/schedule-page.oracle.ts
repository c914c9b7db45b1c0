import type {
  SchedulePageContext,
  ScheduleUrlState,
  ShowPage,
  schedulePageMachine,
} from '#machines/schedule-page.ts';
import { nothing, oracleOf } from '../model/oracle.ts';

const list: ShowPage = { items: [{ id: 'a', title: 'a' }], page: 2, pages: 3, total: 14 };
const noShows: ShowPage = { items: [], page: 1, pages: 1, total: 0 };
const broken = new Error('down');

/** Page 2 of all shows. */
const unfiltered: SchedulePageContext = {
  start: undefined,
  end: undefined,
  page: 2,
  list,
  total: 14,
  failed: false,
};
const december = { start: '2026-12-01', end: '2026-12-31' };
const fresh: SchedulePageContext = { ...unfiltered, page: 1, list: undefined, total: 1000 };

/** Another page or filter: loads its shows and updates the URL. */
const loads = (rule: string, place: ScheduleUrlState) => ({
  rule,
  to: 'loading',
  changes: place,
  does: [{ type: 'share', ...place }],
  asks: { actor: 'loadShows', input: place },
});
const all = { start: undefined, end: undefined };
const history = { start: '2026-11-01', end: undefined, page: 4 };

/** Rows that are the same in every state of page 2 of all shows. */
const always = {
  december: loads('SCHD-01', { ...december, page: 1 }),
  'december with start and end swapped': loads('SCHD-01', { ...december, page: 1 }),
  'from december on': loads('SCHD-01', { start: '2026-12-01', end: undefined, page: 1 }),
  'the filter is cleared': nothing('SCHD-01'),
  'page 2': nothing('PAGE-01'),
  'page 3': loads('PAGE-01', { ...all, page: 3 }),
  'history leads to another page': {
    rule: 'PAGE-01',
    to: 'loading',
    changes: history,
    asks: { actor: 'loadShows', input: history },
  },
  retry: nothing('ERR-04'),
  'shows arrive': nothing('SCHD-01'),
  'an empty page arrives': nothing('SCHD-01'),
  'the call fails': nothing('ERR-04'),
};

/** Specification, section 2 (schedules) and section 9 (pages of 6); rules SCHD-01, SCHD-07, PAGE-01, PAGE-02. */
export const schedulePageOracle = oracleOf<typeof schedulePageMachine>()({
  starts: {
    'without data': {
      rule: 'SCHD-07',
      input: {},
      state: 'loading',
      context: fresh,
      asks: { actor: 'loadShows', input: { ...all, page: 1 } },
    },
    'with a page': { rule: 'SCHD-07', input: { page: 2, list }, state: 'ready', context: unfiltered },
    'with a filter without results': {
      rule: 'SCHD-01',
      input: { ...december, list: noShows },
      state: 'empty',
      context: { ...fresh, ...december, list: noShows, total: 0 },
    },
    'with a failure': {
      rule: 'ERR-04',
      input: { failed: true },
      state: 'failed',
      context: { ...fresh, failed: true },
    },
  },
  situations: {
    'a page is loading': { state: 'loading', context: { ...fresh, page: 2 } },
    'page 2 is shown': { state: 'ready', context: unfiltered },
    'page 2 of december is shown': { state: 'ready', context: { ...unfiltered, ...december } },
    'there are no shows': { state: 'empty', context: unfiltered },
    'the call failed': { state: 'failed', context: unfiltered },
  },
  happenings: {
    december: { type: 'filter', ...december },
    'december with start and end swapped': { type: 'filter', start: '2026-12-31', end: '2026-12-01' },
    'from december on': { type: 'filter', start: '2026-12-01', end: undefined },
    'the filter is cleared': { type: 'clear' },
    'page 2': { type: 'turn', page: 2 },
    'page 3': { type: 'turn', page: 3 },
    'history leads to another page': { type: 'go', ...history },
    retry: { type: 'retry' },
    'shows arrive': { answers: 'loadShows', output: list },
    'an empty page arrives': { answers: 'loadShows', output: noShows },
    'the call fails': { breaks: 'loadShows', error: broken },
  },
  table: {
    'a page is loading': {
      ...always,
      'shows arrive': { rule: 'PAGE-02', to: 'ready', changes: { list, total: 14 } },
      'an empty page arrives': {
        rule: 'SCHD-01',
        to: 'empty',
        changes: { list: noShows, page: 1, total: 0 },
      },
      'the call fails': { rule: 'ERR-04', to: 'failed' },
    },
    'page 2 is shown': always,
    'page 2 of december is shown': {
      ...always,
      december: nothing('SCHD-01'),
      'december with start and end swapped': nothing('SCHD-01'),
      'the filter is cleared': loads('SCHD-01', { ...all, page: 1 }),
      'page 3': loads('PAGE-01', { ...december, page: 3 }),
    },
    'there are no shows': always,
    'the call failed': {
      ...always,
      retry: {
        rule: 'ERR-04',
        to: 'loading',
        asks: { actor: 'loadShows', input: { ...all, page: 2 } },
      },
    },
  },
});
