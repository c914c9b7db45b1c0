import { describe, expect, it } from 'vitest';
import { dayIfAny, dayOf, formatDays } from './date.ts';

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
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' });
  const [first, last] = ['2026-12-10', '2027-01-01'].map((day) => new Date(day)) as [Date, Date];
  expect(formatDays(format, first, last)).toBe('Dec 10, 2026 – Jan 1, 2027');
});
