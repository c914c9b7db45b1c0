import { expect, it } from 'vitest';
import { type ScheduleItem, scheduleSchema } from '#schemas/schedule.ts';
import { byStart, onTodayFirst } from './order.ts';

const show = (projectName: string, startDate?: string, endDate?: string) => ({
  projectName,
  startDate,
  endDate,
});
const shows = scheduleSchema.parse([
  show('later', '2026-12-03', '2026-12-06'),
  show('long', '2026-10-01', '2026-11-21'),
  show('over', '2026-11-01', '2026-11-20'),
  show('undated'),
  show('one day', '2026-11-21'),
  show('early', '2025-01-01', '2025-01-03'),
]);
const names = (items: readonly ScheduleItem[]) => items.map(({ projectName }) => projectName);

it('[SCHD-07] orders a schedule by the first day, events without one last', () => {
  expect(names(byStart(shows))).toEqual(['early', 'long', 'over', 'one day', 'later', 'undated']);
});

it('[SCHD-07] puts running events first, including those on their last day', () => {
  expect(names(onTodayFirst(shows, '2026-11-21'))).toEqual([
    'long',
    'one day',
    'early',
    'over',
    'later',
    'undated',
  ]);
  expect(names(onTodayFirst(shows, '2026-11-22'))).toEqual(names(byStart(shows)));
});
