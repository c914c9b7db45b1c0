import { expect, test } from 'vitest';
import { calendarOf, dateAt } from './calendar.ts';

const today = '2026-11-21';

test('dates read as each language writes them', () => {
  const chinese = calendarOf(today, 'zh-CN');
  expect([chinese.day(3), chinese.month(40), chinese.weekday(3), chinese.year(45)]).toEqual([
    '11 月 24 日',
    '2026 年 12 月',
    '周二',
    '2027',
  ]);
  const english = calendarOf(today, 'en-US');
  expect([english.day(3), english.month(40), english.weekday(3), english.year(45)]).toEqual([
    '24 November',
    'December 2026',
    'Tuesday',
    '2027',
  ]);
});

test('days are counted across months, years and leap days', () => {
  expect(dateAt('2028-03-01', -1)).toBe('2028-02-29');
  expect(dateAt('2027-01-01', -1)).toBe('2026-12-31');
  expect(dateAt(today, 0)).toBe(today);
});
