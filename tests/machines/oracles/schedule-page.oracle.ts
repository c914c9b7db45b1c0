import type { SchedulePageContext, ShowPage, schedulePageMachine } from '#machines/schedule-page.ts';
import type { ScheduleUrlState } from '#machines/schedule-place.ts';
import { nothing, oracleOf } from '../model/oracle.ts';

const noShows: ShowPage = {
  open: [],
  items: [],
  page: 1,
  pages: 1,
  total: 0,
  counts: { coming: 0, past: 0 },
};
const list: ShowPage = { ...noShows, items: [{ id: 'a', title: 'a' }], page: 2, pages: 3, total: 14 };
const onlyOpen: ShowPage = { ...noShows, open: [{ id: 'o', title: 'o' }] };
const broken = new Error('down');

const everything: ScheduleUrlState = {
  start: undefined,
  end: undefined,
  hall: undefined,
  kind: undefined,
  text: undefined,
  tab: 'coming',
  view: 'list',
  month: undefined,
  page: 1,
};
const pageTwo = { ...everything, page: 2 };
const december = { start: '2026-12-01', end: '2026-12-31' };
const january = { hall: '2', kind: 'trade', view: 'month', month: '2027-01' } as const;
const month: ScheduleUrlState = { ...everything, ...january };

/** Page 2 of all shows. */
const unfiltered: SchedulePageContext = { place: pageTwo, list, total: 14, failed: false };
const fresh: SchedulePageContext = { place: everything, list: undefined, total: 1000, failed: false };

/** Another state: loads its shows and updates the URL. */
const loads = (rule: string, place: ScheduleUrlState) => ({
  rule,
  to: 'loading',
  changes: { place },
  does: [{ type: 'share', place }],
  asks: { actor: 'loadShows', input: place },
});
const types = (place: ScheduleUrlState) => ({ rule: 'EVT-03', to: 'typing', changes: { place }, waits: 250 });
const history: ScheduleUrlState = { ...everything, tab: 'past', page: 3 };

/** Rows that are the same in every state of page 2 of all shows. */
const always = {
  december: loads('SCHD-01', { ...everything, ...december }),
  'december with start and end swapped': loads('SCHD-01', { ...everything, ...december }),
  'the filter is cleared': loads('SCHD-01', everything),
  'past events': loads('EVT-04', { ...everything, tab: 'past' }),
  'trade fairs of january in hall 2': loads('EVT-03', month),
  'page 2': nothing('PAGE-01'),
  'page 3': loads('PAGE-01', { ...everything, page: 3 }),
  'a name is typed': types({ ...everything, text: 'tea' }),
  'the pause ends': nothing('EVT-03'),
  'history leads to another page': {
    rule: 'PAGE-01',
    to: 'loading',
    changes: { place: history },
    asks: { actor: 'loadShows', input: history },
  },
  retry: nothing('ERR-04'),
  'shows arrive': nothing('SCHD-01'),
  'an empty page arrives': nothing('SCHD-01'),
  'the call fails': nothing('ERR-04'),
};

/** Rows of a state that differs from page 2 of all shows; each change is applied to it. */
const from = (place: ScheduleUrlState) => ({
  ...always,
  december: loads('SCHD-01', { ...place, ...december, month: undefined, page: 1 }),
  'december with start and end swapped': loads('SCHD-01', {
    ...place,
    ...december,
    month: undefined,
    page: 1,
  }),
  'past events': loads('EVT-04', { ...place, tab: 'past', page: 1 }),
  'trade fairs of january in hall 2': loads('EVT-03', { ...place, ...january, page: 1 }),
  'page 2': loads('PAGE-01', { ...place, page: 2 }),
  'page 3': loads('PAGE-01', { ...place, page: 3 }),
  'a name is typed': types({ ...place, text: 'tea', page: 1 }),
});
const cleared = (place: ScheduleUrlState) =>
  loads('SCHD-01', {
    ...everything,
    tab: place.tab,
    view: place.view,
  });

const decemberPage = { ...pageTwo, ...december };
const typed = { ...everything, text: 'tea' };

/**
 * Specification, section 2 (schedules) and section 9 (pages of 6); decisions, section 7; rules SCHD-01, SCHD-07,
 * PAGE-01, PAGE-02, EVT-03 and EVT-04.
 */
export const schedulePageOracle = oracleOf<typeof schedulePageMachine>()({
  starts: {
    'without data': {
      rule: 'SCHD-07',
      input: { place: everything },
      state: 'loading',
      context: fresh,
      asks: { actor: 'loadShows', input: everything },
    },
    'with a page': { rule: 'SCHD-07', input: { place: pageTwo, list }, state: 'ready', context: unfiltered },
    'with open shows alone': {
      rule: 'SCHD-07',
      input: { place: everything, list: onlyOpen },
      state: 'ready',
      context: { ...fresh, list: onlyOpen, total: 0 },
    },
    'with a filter without results': {
      rule: 'SCHD-01',
      input: { place: { ...everything, ...december }, list: noShows },
      state: 'empty',
      context: { ...fresh, place: { ...everything, ...december }, list: noShows, total: 0 },
    },
    'with a month without shows': {
      rule: 'EVT-03',
      input: { place: month, list: noShows },
      state: 'ready',
      context: { ...fresh, place: month, list: noShows, total: 0 },
    },
    'with a failure': {
      rule: 'ERR-04',
      input: { place: everything, failed: true },
      state: 'failed',
      context: { ...fresh, failed: true },
    },
  },
  situations: {
    'a page is loading': { state: 'loading', context: { ...fresh, place: pageTwo } },
    'a month is loading': { state: 'loading', context: { ...fresh, place: month } },
    'page 2 is shown': { state: 'ready', context: unfiltered },
    'page 2 of december is shown': { state: 'ready', context: { ...unfiltered, place: decemberPage } },
    'a name is being typed': { state: 'typing', context: { ...unfiltered, place: typed } },
    'there are no shows': { state: 'empty', context: unfiltered },
    'the call failed': { state: 'failed', context: unfiltered },
  },
  happenings: {
    december: { type: 'choose', change: december },
    'december with start and end swapped': {
      type: 'choose',
      change: { start: '2026-12-31', end: '2026-12-01' },
    },
    'the filter is cleared': {
      type: 'choose',
      change: { start: undefined, end: undefined, hall: undefined, kind: undefined, text: undefined },
    },
    'past events': { type: 'choose', change: { tab: 'past' } },
    'trade fairs of january in hall 2': { type: 'choose', change: january },
    'page 2': { type: 'choose', change: { page: 2 } },
    'page 3': { type: 'choose', change: { page: 3 } },
    'a name is typed': { type: 'type', text: ' tea ' },
    'the pause ends': { after: 'pause' },
    'history leads to another page': { type: 'go', place: history },
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
        changes: { list: noShows, place: everything, total: 0 },
      },
      'the call fails': { rule: 'ERR-04', to: 'failed' },
    },
    'a month is loading': {
      ...from(month),
      'the filter is cleared': cleared(month),
      'trade fairs of january in hall 2': nothing('EVT-03'),
      'shows arrive': {
        rule: 'PAGE-02',
        to: 'ready',
        changes: { list, total: 14, place: { ...month, page: 2 } },
      },
      'an empty page arrives': { rule: 'EVT-03', to: 'ready', changes: { list: noShows, total: 0 } },
      'the call fails': { rule: 'ERR-04', to: 'failed' },
    },
    'page 2 is shown': always,
    'page 2 of december is shown': {
      ...from(decemberPage),
      december: loads('SCHD-01', { ...decemberPage, page: 1 }),
      'the filter is cleared': cleared(decemberPage),
      'page 2': nothing('PAGE-01'),
    },
    'a name is being typed': {
      ...from(typed),
      'the filter is cleared': cleared(typed),
      'the pause ends': {
        rule: 'EVT-03',
        to: 'loading',
        does: [{ type: 'share', place: typed }],
        asks: { actor: 'loadShows', input: typed },
      },
    },
    'there are no shows': always,
    'the call failed': {
      ...always,
      retry: {
        rule: 'ERR-04',
        to: 'loading',
        asks: { actor: 'loadShows', input: pageTwo },
      },
    },
  },
});
