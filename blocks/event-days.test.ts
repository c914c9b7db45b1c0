import { expect, it } from 'vitest';
import { writeDays } from './event-days.ts';

it('[SCHD-06] writes the first and last day of an event with month and weekdays, by language', () => {
  expect(writeDays('zh-CN', '2026-11-24', '2026-11-27')).toEqual({
    days: ['24', '27'],
    months: ['2026年11月'],
    weekdays: ['周二', '周五'],
  });
  expect(writeDays('en-US', '2026-11-24', '2026-11-27')).toEqual({
    days: ['24', '27'],
    months: ['Nov 2026'],
    weekdays: ['Tue', 'Fri'],
  });
});

it('names both months of an event that spans two, and a single day once', () => {
  expect(writeDays('en-US', '2026-12-29', '2027-01-02').months).toEqual(['Dec 2026', 'Jan 2027']);
  expect(writeDays('zh-CN', '2026-12-03', undefined)).toEqual({
    days: ['03'],
    months: ['2026年12月'],
    weekdays: ['周四'],
  });
});
