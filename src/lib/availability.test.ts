import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ScheduleItem, scheduleItemSchema } from '#schemas/schedule.ts';
import {
  type DayState,
  freePeriods,
  freeWeeks,
  merged,
  monthsFrom,
  occupationsOf,
  overlapping,
  type Space,
  spacesInText,
  statesOf,
  toDate,
  toDay,
} from './availability.ts';

const event = (fields: Record<string, unknown>): ScheduleItem =>
  scheduleItemSchema.parse({ projectName: '茶展', projectNameEn: 'Tea Fair', ...fields });
const space = (id: string, name: string, rooms: string[] = []): Space => ({ id, name, rooms });
const hall1 = space('1', 'Hall 1');
const hall2 = space('2', 'Hall 2');
const rooms = space('203-205', '203 – 205', ['203', '204', '205']);
const plaza = space('plaza', 'Outdoor plaza');

/** One letter a day: what a space is from one date to another. */
const letters = { free: '.', event: 'E', build: 'b', hold: 'h', closed: 'c' } as const;
const line = (states: readonly DayState[]) => states.map((state) => letters[state]).join('');
const lineOf = (
  items: readonly ScheduleItem[],
  of: Space | undefined,
  closures: { start: string; end: string }[] = [],
) =>
  line(
    statesOf(
      of,
      { from: toDay('2026-12-07'), until: toDay('2026-12-20') },
      { occupations: occupationsOf(items, { language: 'en-US', today: '2026-11-22' }), closures },
    ),
  );

describe('the days of a space', () => {
  it('[EVT-08] are taken by the event, its build-up and its dismantling, in its halls alone', () => {
    const fair = event({
      startDate: '2026-12-10',
      endDate: '2026-12-12',
      buildUp: '2026-12-08',
      dismantle: '2026-12-13',
      halls: ['1'],
    });
    expect(lineOf([fair], hall1)).toBe('.bbEEEb.......');
    expect(lineOf([fair], hall2)).toBe('..............');
    expect(lineOf([fair], undefined)).toBe('.bbEEEb.......');
  });

  it('[EVT-08] are taken by holds, and closed on the closing days', () => {
    const hold = event({ startDate: '2026-12-09', endDate: '2026-12-10', halls: ['204'], hold: '1' });
    expect(lineOf([hold], rooms, [{ start: '2026-12-10', end: '2026-12-11' }])).toBe('..hhc.........');
  });

  it('[EVT-08] are free again after the last day of a hold, by the day at the site', () => {
    const days = { startDate: '2026-12-09', endDate: '2026-12-10', halls: ['1'], heldUntil: '2026-12-06' };
    const on = (today: string, fields: object) =>
      occupationsOf([event({ ...days, ...fields })], { language: 'en-US', today }).length;
    expect([on('2026-12-06', { hold: '1' }), on('2026-12-07', { hold: '1' })]).toEqual([1, 0]);
    // A hold that became an event stays.
    expect(on('2026-12-07', { hold: '0' })).toBe(1);
    expect(on('2026-12-07', { hold: '1', heldUntil: 'soon' })).toBe(1);
  });

  it.each([
    ['without halls takes all', { startDate: '2026-12-08', endDate: '2026-12-08' }, '.E............'],
    [
      'with an end before its start takes its first day',
      { startDate: '2026-12-08', endDate: '2026-12-01' },
      '.E............',
    ],
    ['without dates takes none', {}, '..............'],
    ['that is cancelled takes none', { startDate: '2026-12-08', cancelled: '1' }, '..............'],
    ['of 3,000 days takes all of them', { startDate: '2020-01-01', endDate: '2028-03-18' }, 'EEEEEEEEEEEEEE'],
    [
      'in the year 9999 takes none of these days',
      { startDate: '9999-12-30', endDate: '9999-12-31' },
      '..............',
    ],
    [
      'with a build-up of years has none',
      { startDate: '2026-12-20', buildUp: '2020-01-01' },
      '.............E',
    ],
    [
      'in a hall that nobody knows takes none of ours',
      { startDate: '2026-12-08', halls: ['Nowhere'] },
      '..............',
    ],
    [
      'with its hall in a text takes it',
      { startDate: '2026-12-08', field: '1 至 3 号展厅' },
      '.E............',
    ],
    [
      'with another hall in a text does not',
      { startDate: '2026-12-08', field: '4 号展厅，21 平方米' },
      '..............',
    ],
  ])('[EVT-11] an event %s', (_what, fields, days) => {
    expect(lineOf([event(fields)], hall1)).toBe(days);
  });
});

describe('a text of a visitor', () => {
  it.each([
    ['Halls 1 and 2', ['1', '2']],
    ['1 号、２ 号展厅', ['1', '2']],
    ['1-2号馆', ['1', '2']],
    ['outdoor plaza, 20,000 m²', ['plaza']],
    ['Room 204', ['203-205']],
    ['about 1 m²', []],
    ['', []],
  ])('[EVT-09] %s names its halls', (text, ids) => {
    expect(spacesInText(text, [hall1, hall2, rooms, plaza]).map(({ id }) => id)).toEqual(ids);
  });
});

it('[EVT-08] the range of months ends with the last day of the last month', () => {
  const { from, until } = monthsFrom('2026-11-22', 18);
  expect([toDate(from), toDate(until)]).toEqual(['2026-11-01', '2028-04-30']);
});

it('[EVT-08] free weeks are whole ones, from Monday to Sunday', () => {
  const free = (count: number): DayState[] => Array.from({ length: count }, () => 'free');
  // 7 December 2026 is a Monday.
  expect(freeWeeks(free(14), toDay('2026-12-07'))).toBe(2);
  expect(freeWeeks(free(14), toDay('2026-12-08'))).toBe(1);
  expect(freeWeeks([...free(6), 'hold', ...free(7)], toDay('2026-12-07'))).toBe(1);
});

describe('against a day-by-day search', () => {
  const window = { from: toDay('2026-12-01'), until: toDay('2027-01-31') };
  const days = Array.from({ length: window.until - window.from + 1 }, (_, index) => window.from + index);
  const spaces = [hall1, hall2, rooms, plaza];
  const items = fc.array(
    fc.record({
      start: fc.integer({ min: -20, max: 70 }),
      length: fc.integer({ min: 1, max: 12 }),
      before: fc.integer({ min: 0, max: 6 }),
      after: fc.integer({ min: 0, max: 3 }),
      halls: fc.subarray(['1', '2', '203', '205', 'plaza']),
      hold: fc.boolean(),
    }),
    { maxLength: 8 },
  );
  /** Ids of a space written out, so that the search shares nothing with the module. */
  const idsOf: Record<string, string[]> = {
    1: ['1'],
    2: ['2'],
    '203-205': ['203', '204', '205'],
    plaza: ['plaza'],
  };

  it('[EVT-08] states, free periods and overlaps are those of each day', () => {
    fc.assert(
      fc.property(
        items,
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: 1, max: 14 }),
        (given, at, length) => {
          const at0 = window.from;
          const events = given.map(({ start, length: long, before, after, halls, hold }) =>
            event({
              startDate: toDate(at0 + start),
              endDate: toDate(at0 + start + long - 1),
              buildUp: toDate(at0 + start - before),
              dismantle: toDate(at0 + start + long - 1 + after),
              halls,
              ...(hold ? { hold: '1' } : {}),
            }),
          );
          const occupations = occupationsOf(events, { language: 'en-US', today: '2026-11-22' });
          const isTaken = (id: string, day: number) =>
            given.some(
              ({ start, length: long, before, after, halls }) =>
                day >= at0 + start - before &&
                day <= at0 + start + long - 1 + after &&
                (halls.length === 0 || halls.some((hall) => idsOf[id]?.includes(hall))),
            );
          const all = spaces.map((one) => statesOf(one, window, { occupations }));
          for (const [index, one] of spaces.entries())
            expect(all[index]?.map((state) => state !== 'free')).toEqual(
              days.map((day) => isTaken(one.id, day)),
            );
          const together = merged(all);
          const isFree = (day: number) => spaces.every(({ id }) => !isTaken(id, day));
          expect(together.map((state) => state === 'free')).toEqual(days.map(isFree));

          const periods = freePeriods(together, window.from, length);
          const inPeriods = days.filter((day) =>
            periods.some(({ from, until }) => day >= from && day <= until),
          );
          const runOf = (day: number) => {
            let [from, until] = [day, day];
            while (from > window.from && isFree(from - 1)) from -= 1;
            while (until < window.until && isFree(until + 1)) until += 1;
            return until - from + 1;
          };
          expect(inPeriods).toEqual(days.filter((day) => isFree(day) && runOf(day) >= length));

          const weeks = days.filter(
            (day) =>
              new Date(`${toDate(day)}T00:00:00Z`).getUTCDay() === 1 &&
              [0, 1, 2, 3, 4, 5, 6].every((more) => days.includes(day + more) && isFree(day + more)),
          );
          expect(freeWeeks(together, window.from)).toBe(weeks.length);

          const asked = { from: window.from + at, until: window.from + at + length - 1 };
          const askedDays = Array.from({ length }, (_, index) => asked.from + index);
          expect(overlapping(occupations, [hall1], asked).length > 0).toBe(
            askedDays.some((day) => isTaken('1', day)),
          );
        },
      ),
    );
  });
});
