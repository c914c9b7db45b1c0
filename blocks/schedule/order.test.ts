import { expect, it } from 'vitest';
import { scheduleSchema } from '#schemas/schedule.ts';
import { byStart, type DatedItem, sortByToday } from './order.ts';

const show = (projectName: string, startDate?: string, endDate?: string) => ({
  projectName,
  startDate,
  endDate,
});
const shows = byStart(
  scheduleSchema.parse([
    show('later', '2026-12-03', '2026-12-06'),
    show('long', '2026-10-01', '2026-11-21'),
    show('over', '2026-11-01', '2026-11-20'),
    show('undated'),
    show('one day', '2026-11-21'),
    show('early', '2025-01-01', '2025-01-03'),
    show('ends before it starts', '2026-11-19', '2026-11-01'),
    show('tomorrow', '2026-11-22'),
  ]),
);
const names = (items: readonly DatedItem[]) => items.map(({ item }) => item.projectName);

it('[SCHD-07] orders a schedule by the first day, events without one last', () => {
  expect(names(shows)).toEqual([
    'early',
    'long',
    'over',
    'ends before it starts',
    'one day',
    'tomorrow',
    'later',
    'undated',
  ]);
});

it('[SCHD-07] [EVT-04] sorts out running events, including those on their last day, coming ones, and past ones newest first', () => {
  const { open, coming, past } = sortByToday(shows, '2026-11-21');
  expect(names(open)).toEqual(['long', 'one day']);
  expect(names(coming)).toEqual(['tomorrow', 'later', 'undated']);
  expect(names(past)).toEqual(['over', 'ends before it starts', 'early']);
  expect(names(sortByToday(shows, '2026-11-22').open)).toEqual(['tomorrow']);
});
