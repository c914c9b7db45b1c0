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

  it('swaps the ends of a reversed range, and keeps an open end open', () => {
    expect(readScheduleUrl({ start: '2026-12-31', end: '2026-12-01', page: '2' })).toEqual({
      start: '2026-12-01',
      end: '2026-12-31',
      page: 2,
    });
    expect(readScheduleUrl({ start: '2026-12-31' })).toEqual({
      start: '2026-12-31',
      end: undefined,
      page: 1,
    });
  });

  it.each(['0', '-1', 'two', '1.5', '9999999'])('reads page %s as page 1', (page) => {
    expect(readScheduleUrl({ page }).page).toBe(1);
  });

  it('writes only values that differ from the default', () => {
    expect(scheduleParameters({})).toEqual({ start: undefined, end: undefined, page: undefined });
    expect(scheduleParameters({ start: '2026-12-01', page: 1 })).toEqual({
      start: '2026-12-01',
      end: undefined,
      page: undefined,
    });
    expect(scheduleParameters({ end: '2026-12-31', page: 3 })).toEqual({
      start: undefined,
      end: '2026-12-31',
      page: '3',
    });
  });
});
