import { describe, expect, it } from 'vitest';
import { nearestDay, readScheduleUrl, scheduleParameters } from './schedule-url.ts';

describe('[SCHD-01] the filter and the page in the URL', () => {
  it.each([
    ['2026-12-01', '2026-12-01'],
    [' 2026-2-3 ', '2026-02-03'],
    ['2026-02-31', '2026-02-28'],
    ['2028-02-30', '2028-02-29'],
    ['2026-13-40', '2026-12-31'],
    ['2026-00-00', '2026-01-01'],
    ['0000-05-06', '0001-05-06'],
    ['soon', undefined],
    ['2026-12-01T10:00', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('the day %j is read as %j', (text, day) => {
    expect(nearestDay(text)).toBe(day);
  });

  const everything = {
    start: undefined,
    end: undefined,
    hall: undefined,
    kind: undefined,
    text: undefined,
    tab: 'coming',
    view: 'list',
    month: undefined,
    page: 1,
  } as const;

  it('swaps the ends of a reversed range, and keeps an open end open', () => {
    expect(readScheduleUrl({ start: '2026-12-31', end: '2026-12-01', page: '2' })).toEqual({
      ...everything,
      start: '2026-12-01',
      end: '2026-12-31',
      page: 2,
    });
    expect(readScheduleUrl({ start: '2026-12-31' })).toEqual({ ...everything, start: '2026-12-31' });
  });

  it.each(['0', '-1', 'two', '1.5', '9999999'])('reads page %s as page 1', (page) => {
    expect(readScheduleUrl({ page }).page).toBe(1);
  });

  it('[EVT-03] reads hall, kind and text, cut to a hundred letters, and drops unknown tabs, views and months', () => {
    expect(readScheduleUrl({ hall: ' 2 ', kind: 'trade', text: ' x'.repeat(200), tab: 'past' })).toEqual({
      ...everything,
      hall: '2',
      kind: 'trade',
      text: `${'x '.repeat(49)}x `,
      tab: 'past',
    });
    expect(readScheduleUrl({ tab: 'next', view: 'week', month: '2026-12', hall: ' ' })).toEqual(everything);
    expect(readScheduleUrl({ view: 'month', month: '2026-13' })).toMatchObject({ month: '2026-12' });
    expect(readScheduleUrl({ view: 'month', month: 'May' })).toMatchObject({ month: undefined });
    expect(readScheduleUrl({ view: 'month', month: '9999-12' })).toMatchObject({ month: '9999-11' });
  });

  it('writes only values that differ from the default', () => {
    const written = (change: object) =>
      Object.entries(scheduleParameters({ ...everything, ...change })).filter(([, value]) => value);
    expect(written({})).toEqual([]);
    expect(written({ start: '2026-12-01', page: 1, month: '2026-12' })).toEqual([['start', '2026-12-01']]);
    expect(written({ end: '2026-12-31', page: 3, view: 'month', month: '2026-12', tab: 'past' })).toEqual([
      ['end', '2026-12-31'],
      ['tab', 'past'],
      ['view', 'month'],
      ['month', '2026-12'],
      ['page', '3'],
    ]);
  });
});
