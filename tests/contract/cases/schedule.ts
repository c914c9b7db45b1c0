import { expect } from 'vitest';
import type { RequestOf } from '#schemas/calls.ts';
import { both, type CasesOf } from './case.ts';

const merged = ['permanent', 'coffee', 'forum', 'cars', 'tie-a', 'tie-b', 'tie-c'];

const named = (names: readonly string[]) =>
  both(names.map((projectName) => expect.objectContaining({ projectName })));

/** Items of both centres that overlap a range of days. */
const range = (
  what: string,
  days: Pick<RequestOf<'scheduleList'>, 'start' | 'end'>,
  names: readonly string[],
) => [what, { type: 0, ...days }, named(names)] as const;

export const scheduleCases: CasesOf<'scheduleList' | 'scheduleYears'> = {
  scheduleList: [
    [
      'the meetings, by their first day, each with both of its languages',
      { type: 2 },
      both(
        [
          ['forum', '2026-03-11', '2026-03-11'],
          ['tie-b', '2026-05-01', '2026-05-02'],
        ].map(([projectName, startDate, endDate]) => ({
          id: projectName,
          projectName,
          projectNameEn: `${projectName} (en)`,
          startDate,
          endDate,
          field: '1 号展厅',
          fieldEn: 'Hall 1',
          hours: [],
          halls: [],
          updateTime: '2026-11-21T01:00:00.000Z',
          earlierSlugs: [],
        })),
      ),
    ],
    ['the shows, ties by id', { type: 1 }, named(['permanent', 'coffee', 'cars', 'tie-a', 'tie-c'])],
    ['both together', { type: 0 }, named(merged)],
    ['both together where no type is asked for', {}, named(merged)],
    ['a page of them', { type: 0, pageNo: 2, pageSize: 3 }, named(['cars', 'tie-a', 'tie-b'])],
    ['the last page for one beyond it', { type: 0, pageNo: 9, pageSize: 3 }, named(['tie-c'])],
    range('from the last day of one on', { start: '2026-05-04' }, ['permanent', 'tie-a']),
    range('up to the first day of one', { end: '2026-03-10' }, ['permanent', 'coffee']),
    range('one day, which ends one and begins another', { start: '2026-03-12', end: '2026-03-12' }, [
      'permanent',
      'coffee',
      'cars',
    ]),
    range('a range inside the days of one', { start: '2026-03-13', end: '2026-03-14' }, [
      'permanent',
      'cars',
    ]),
    range('a range around all of one', { start: '2026-03-01', end: '2026-03-11' }, [
      'permanent',
      'coffee',
      'forum',
    ]),
    range('days between', { start: '2026-04-01', end: '2026-04-30' }, ['permanent']),
    range('days after all', { start: '2027-02-01' }, []),
    range('days before all', { end: '2025-05-31' }, []),
    range('nothing where the end stands before the start', { start: '2026-05-02', end: '2026-05-01' }, []),
    range('everything where the days are empty', { start: '', end: '' }, merged),
    [
      'a page of a range, from what is still running to what begins in it',
      { type: 0, start: '2026-03-12', pageNo: 2, pageSize: 2 },
      named(['cars', 'tie-a']),
    ],
  ],
  scheduleYears: [['every year from the first start to the last end', {}, both([2025, 2026, 2027])]],
};
