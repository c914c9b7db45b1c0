import type { ScheduleContext, Show, scheduleMachine } from '#machines/schedule.ts';
import { nothing, oracleOf } from '../model/oracle.ts';

const show = (id: string, date: string, until?: string): Show => ({ id, title: id, date, until });

/** One past, one running on 2026-11-21, one upcoming. */
const over = show('a', '2026-03-01', '2026-03-04');
const running = show('b', '2026-11-20', '2026-11-21');
const coming = show('c', '2026-12-03');
const shows = [over, running, coming];
const broken = new Error('down');

const input = { view: 'tabs', hasMeetings: true, years: [2026, 2025, 2027], today: '2026-11-21' } as const;

/** Exhibitions of 2026, the second one current; the server has the years 2025 to 2027. */
const second: ScheduleContext = {
  view: 'tabs',
  hasMeetings: true,
  firstYear: 2025,
  lastYear: 2027,
  today: '2026-11-21',
  type: 1,
  year: 2026,
  shows,
  position: 1,
  start: 'shows',
};
const none: ScheduleContext = { ...second, shows: [], position: 0, start: 'nothing' };

const ask = (type: 0 | 1 | 2, year: number) => ({
  actor: 'loadShows',
  input: { type, start: `${year}-01-01`, end: `${year}-12-31` },
});
const share = (of: 0 | 1 | 2, year: number) => ({ type: 'share', of, year });

/** Another year or another tab: loads its shows and updates the URL. */
const toYear = (year: number, of: 0 | 1 | 2 = 1) => ({
  rule: 'SCHD-04',
  to: 'loading',
  changes: { year },
  does: [share(of, year)],
  asks: ask(of, year),
});
const toMeetings = {
  rule: 'SCHD-02',
  to: 'loading',
  changes: { type: 2 as const },
  does: [share(2, 2026)],
  asks: ask(2, 2026),
};

/** Rows that are the same in every state of the exhibitions of 2026. */
const always = {
  previous: nothing('SCHD-03'),
  next: nothing('SCHD-03'),
  'a click on the third': nothing('SCHD-03'),
  'a click on an unknown fourth': nothing('SCHD-03'),
  'previous year': toYear(2025),
  'next year': toYear(2027),
  'exhibition tab': nothing('SCHD-02'),
  'meeting tab': toMeetings,
  retry: nothing('ERR-04'),
  'three shows arrive': nothing('SCHD-07'),
  'past shows arrive': nothing('SCHD-07'),
  'an empty year arrives': nothing('ERR-02'),
  'the call fails': nothing('ERR-04'),
};

/** Specification, section 4 (schedule tabs, schedule browsing) and section 5 (years). */
export const scheduleOracle = oracleOf<typeof scheduleMachine>()({
  starts: {
    'without data': {
      rule: 'SCHD-07',
      input,
      state: 'loading',
      context: none,
      asks: ask(1, 2026),
    },
    'with shows, one of them running': {
      rule: 'SCHD-07',
      input: { ...input, shows },
      state: 'browsing',
      context: second,
    },
    'with shows, one of them upcoming': {
      rule: 'SCHD-07',
      input: { ...input, shows: [over, coming] },
      state: 'browsing',
      context: { ...second, shows: [over, coming] },
    },
    'with past shows': {
      rule: 'SCHD-07',
      input: { ...input, shows: [over, over] },
      state: 'browsing',
      context: { ...second, shows: [over, over] },
    },
    'with a past year from the URL': {
      rule: 'SCHD-04',
      input: { ...input, type: 2, year: 2025, shows: [over, over], today: '2027-01-01' },
      state: 'browsing',
      context: { ...second, type: 2, year: 2025, shows: [over, over], position: 0, today: '2027-01-01' },
    },
    'with an empty year': {
      rule: 'ERR-02',
      input: { ...input, shows: [] },
      state: 'empty',
      context: { ...none, start: 'shows' },
    },
    'with a failure': {
      rule: 'ERR-04',
      input: { ...input, failed: true },
      state: 'failed',
      context: { ...none, start: 'failed' },
    },
    'in the activity view': {
      rule: 'SCHD-02',
      input: { ...input, view: 'activity' },
      state: 'loading',
      context: { ...none, view: 'activity', type: 0 },
      asks: ask(0, 2026),
    },
    'without years': {
      rule: 'SCHD-04',
      input: { ...input, years: [] },
      state: 'loading',
      context: { ...none, firstYear: 2026, lastYear: 2026 },
      asks: ask(1, 2026),
    },
  },
  situations: {
    'shows are loading': {
      state: 'loading',
      context: { ...second, shows: [running, coming, coming], position: 2 },
    },
    'the first show is current': { state: 'browsing', context: { ...second, position: 0 } },
    'the second show is current': { state: 'browsing', context: second },
    'the last show is current': { state: 'browsing', context: { ...second, position: 2 } },
    'the year is empty': { state: 'empty', context: none },
    'the call failed': { state: 'failed', context: none },
    'it is the first year': { state: 'browsing', context: { ...second, year: 2025 } },
    'it is the last year': { state: 'browsing', context: { ...second, year: 2027 } },
    'meetings are shown': { state: 'browsing', context: { ...second, type: 2 } },
    'the menu hides the meetings': { state: 'browsing', context: { ...second, hasMeetings: false } },
    'it is the activity view': { state: 'browsing', context: { ...second, view: 'activity', type: 0 } },
  },
  happenings: {
    previous: { type: 'previous' },
    next: { type: 'next' },
    'a click on the third': { type: 'choose', position: 2 },
    'a click on an unknown fourth': { type: 'choose', position: 3 },
    'previous year': { type: 'previousYear' },
    'next year': { type: 'nextYear' },
    'exhibition tab': { type: 'chooseTab', of: 1 },
    'meeting tab': { type: 'chooseTab', of: 2 },
    retry: { type: 'retry' },
    'three shows arrive': { answers: 'loadShows', output: shows },
    'past shows arrive': { answers: 'loadShows', output: [over, over] },
    'an empty year arrives': { answers: 'loadShows', output: [] },
    'the call fails': { breaks: 'loadShows', error: broken },
  },
  table: {
    'shows are loading': {
      ...always,
      'three shows arrive': { rule: 'SCHD-07', to: 'browsing', changes: { shows, position: 1 } },
      'past shows arrive': {
        rule: 'SCHD-07',
        to: 'browsing',
        changes: { shows: [over, over], position: 1 },
      },
      'an empty year arrives': { rule: 'ERR-02', to: 'empty', changes: { shows: [], position: 0 } },
      'the call fails': { rule: 'ERR-04', to: 'failed' },
    },
    'the first show is current': {
      ...always,
      previous: { rule: 'SCHD-03', does: [{ type: 'warn', text: 'schedule.first' }] },
      next: { rule: 'SCHD-03', changes: { position: 1 } },
      'a click on the third': { rule: 'SCHD-03', changes: { position: 2 } },
    },
    'the second show is current': {
      ...always,
      previous: { rule: 'SCHD-03', changes: { position: 0 } },
      next: { rule: 'SCHD-03', changes: { position: 2 } },
      'a click on the third': { rule: 'SCHD-03', changes: { position: 2 } },
    },
    'the last show is current': {
      ...always,
      previous: { rule: 'SCHD-03', changes: { position: 1 } },
      next: { rule: 'SCHD-03', does: [{ type: 'warn', text: 'schedule.last' }] },
    },
    'the year is empty': always,
    'the call failed': {
      ...always,
      retry: { rule: 'ERR-04', to: 'loading', asks: ask(1, 2026) },
    },
    'it is the first year': {
      ...always,
      previous: { rule: 'SCHD-03', changes: { position: 0 } },
      next: { rule: 'SCHD-03', changes: { position: 2 } },
      'a click on the third': { rule: 'SCHD-03', changes: { position: 2 } },
      'previous year': nothing('SCHD-04'),
      'next year': toYear(2026),
      'meeting tab': { ...toMeetings, does: [share(2, 2025)], asks: ask(2, 2025) },
    },
    'it is the last year': {
      ...always,
      previous: { rule: 'SCHD-03', changes: { position: 0 } },
      next: { rule: 'SCHD-03', changes: { position: 2 } },
      'a click on the third': { rule: 'SCHD-03', changes: { position: 2 } },
      'previous year': toYear(2026),
      'next year': nothing('SCHD-04'),
      'meeting tab': { ...toMeetings, does: [share(2, 2027)], asks: ask(2, 2027) },
    },
    'meetings are shown': {
      ...always,
      previous: { rule: 'SCHD-03', changes: { position: 0 } },
      next: { rule: 'SCHD-03', changes: { position: 2 } },
      'a click on the third': { rule: 'SCHD-03', changes: { position: 2 } },
      'previous year': toYear(2025, 2),
      'next year': toYear(2027, 2),
      'exhibition tab': {
        rule: 'SCHD-02',
        to: 'loading',
        changes: { type: 1 },
        does: [share(1, 2026)],
        asks: ask(1, 2026),
      },
      'meeting tab': nothing('SCHD-02'),
    },
    'the menu hides the meetings': {
      ...always,
      previous: { rule: 'SCHD-03', changes: { position: 0 } },
      next: { rule: 'SCHD-03', changes: { position: 2 } },
      'a click on the third': { rule: 'SCHD-03', changes: { position: 2 } },
      'meeting tab': nothing('SCHD-02'),
    },
    'it is the activity view': {
      ...always,
      previous: { rule: 'SCHD-03', changes: { position: 0 } },
      next: { rule: 'SCHD-03', changes: { position: 2 } },
      'a click on the third': { rule: 'SCHD-03', changes: { position: 2 } },
      'previous year': toYear(2025, 0),
      'next year': toYear(2027, 0),
      'exhibition tab': nothing('SCHD-02'),
      'meeting tab': nothing('SCHD-02'),
    },
  },
});
