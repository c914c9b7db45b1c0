import { describe, expect, it } from 'vitest';
import { periodsFrom, statusOf } from './calendar.ts';
import { axisOf, visibleRange } from './year-axis.ts';

const today = '2026-11-21';

describe('the status of an event on a day', () => {
  it.each([
    ['2026-11-20', '2026-11-21', 'on'],
    ['2026-11-21', undefined, 'on'],
    ['2026-11-21', '2026-11-30', 'on'],
    ['2026-11-18', '2026-11-20', 'ended'],
    ['2026-11-20', undefined, 'ended'],
    ['2026-11-22', undefined, { opensIn: 1 }],
    ['2027-01-01', '2027-01-03', { opensIn: 41 }],
    [undefined, undefined, undefined],
  ])('from %s to %s: %j', (date, until, status) => {
    expect(statusOf({ date, until }, today)).toEqual(status);
  });
});

describe('the common periods', () => {
  it('start today or on the first of a month, and end with a month', () => {
    expect(periodsFrom(today)).toEqual([
      { name: 'fromToday', start: '2026-11-21', end: undefined },
      { name: 'thisMonth', start: '2026-11-01', end: '2026-11-30' },
      { name: 'nextMonths', start: '2026-11-21', end: '2027-02-21' },
      { name: 'firstHalf', year: 2027, start: '2027-01-01', end: '2027-06-30' },
    ]);
  });

  it('respect the lengths of months, and name the half year after June in the same year', () => {
    const [, , months, half] = periodsFrom('2027-03-31').concat();
    expect(months?.end).toBe('2027-06-30');
    expect(half).toEqual({ name: 'secondHalf', year: 2027, start: '2027-07-01', end: '2027-12-31' });
    expect(periodsFrom('2026-11-30')[2]?.end).toBe('2027-02-28');
    expect(periodsFrom('2027-02-10')[1]?.end).toBe('2027-02-28');
    expect(periodsFrom('2026-12-10')[1]?.end).toBe('2026-12-31');
  });
});

it('the month axis has one tick per event and links to the first event of each month', () => {
  const shows = ['2025-12-30', '2026-01-05', '2026-03-01', '2026-03-09'].map((date) => ({
    id: date,
    title: date,
    date,
  }));
  const axis = axisOf([...shows, { id: 'undated', title: 'undated' }], 2026);
  expect(axis).toHaveLength(12);
  expect(axis[0]).toEqual({ month: 1, count: 2, position: 0 });
  expect(axis[1]).toEqual({ month: 2, count: 0, position: undefined });
  expect(axis[2]).toEqual({ month: 3, count: 2, position: 2 });
});

it('a row renders part of a long year: from the current show on in the server’s HTML, on both sides of it afterwards', () => {
  expect(visibleRange(40, 1000, false)).toEqual({ from: 40, to: 52 });
  expect(visibleRange(39, 40, false)).toEqual({ from: 36, to: 40 });
  expect(visibleRange(40, 1000, true)).toEqual({ from: 24, to: 60 });
  expect(visibleRange(41, 1000, true)).toEqual(visibleRange(40, 1000, true));
  expect(visibleRange(0, 3, true)).toEqual({ from: 0, to: 3 });
  expect(visibleRange(999, 1000, true)).toEqual({ from: 984, to: 1000 });
});
