import { expect, it } from 'vitest';
import { eventDays } from './event-days.ts';

it.each([
  ['2026-11-20', '2026-11-22', '2026-11-20', '2026-11-22'],
  ['2026-11-20', '2026-11-20', '2026-11-20', '2026-11-20'],
  // Mistakes: without an end, and with an end before the start.
  ['2026-11-20', '', '2026-11-20', '2026-11-20'],
  ['2026-11-20', '2026-11-19', '2026-11-20', '2026-11-20'],
  ['', '2026-11-22', undefined, undefined],
  ['2026-02-30', '2026-11-22', undefined, undefined],
])('[EVT-11] an event from “%s” to “%s” lasts from %s to %s', (startDate, endDate, date, until) => {
  expect(eventDays({ startDate, endDate })).toEqual({ date, until });
});
