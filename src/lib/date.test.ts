import { describe, expect, it } from 'vitest';
import { dateLocale, dayIfAny, dayOf, formatDays } from './date.ts';

describe('[DATE-01] dates of the contract', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-11-21 23:59:59', '2026-11-21'],
    ['2024-02-29', '2024-02-29'],
  ])('reads %s as the day %s', (text, day) => {
    expect(dayOf(text)).toBe(day);
  });

  it.each([
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-11-21 24:00:00',
    '2026-11-21 10:60:00',
    '2026-11-21T10:00:00Z',
    '2026-11-21 10:00',
    '21.11.2026',
    '2026-1-1',
    ' 2026-11-21',
    '',
  ])('rejects %j', (text) => {
    expect(() => dayOf(text)).toThrow(RangeError);
  });

  it('returns nothing for a field without a readable date', () => {
    expect(dayIfAny(undefined)).toBeUndefined();
    expect(dayIfAny('soon')).toBeUndefined();
    expect(dayIfAny('2026-11-21 08:00:00')).toBe('2026-11-21');
  });
});

it('writes a range of days with plain spaces', () => {
  const format = new Intl.DateTimeFormat(dateLocale('en-US'), { timeZone: 'UTC', dateStyle: 'medium' });
  const [first, last] = ['2026-12-10', '2027-01-01'].map((day) => new Date(day)) as [Date, Date];
  expect(formatDays(format, first, last)).toBe('10 Dec 2026 – 1 Jan 2027');
});

it.each([
  ['zh-CN', '2027-03-29', '2027-04-03', '3月29日至4月3日'],
  ['zh-CN', '2027-03-29', '2027-03-29', '3月29日'],
  ['en-US', '2027-03-29', '2027-04-03', '29 Mar – 3 Apr'],
  ['en-US', '2027-03-29', '2027-03-29', '29 Mar'],
] as const)('writes the days in %s from %s to %s as %s', (language, first, last, text) => {
  const format = new Intl.DateTimeFormat(dateLocale(language), {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
  });
  expect(formatDays(format, new Date(first), new Date(last))).toBe(text);
});

it.each([
  ['2027-03-29', '2027-04-03', '2027年3月29日至4月3日'],
  ['2026-12-29', '2027-01-03', '2026年12月29日至2027年1月3日'],
  ['2027-03-29', '2027-03-29', '2027年3月29日'],
])('writes the year of a Chinese range from %s to %s once: %s', (first, last, text) => {
  const format = new Intl.DateTimeFormat('zh-CN', {
    ...{ timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' },
  });
  expect(formatDays(format, new Date(first), new Date(last))).toBe(text);
});
