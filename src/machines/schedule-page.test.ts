import { expect, it } from 'vitest';
import { proveMachine } from '#tests/machines/model/prove.ts';
import { schedulePageOracle } from '#tests/machines/oracles/schedule-page.oracle.ts';
import { isFiltered, schedulePageMachine } from './schedule-page.ts';

proveMachine(schedulePageMachine, schedulePageOracle);

it('reports whether there is a filter to clear', () => {
  expect(isFiltered({ start: undefined, end: undefined })).toBe(false);
  expect(isFiltered({ start: '2026-12-01', end: undefined })).toBe(true);
  expect(isFiltered({ start: undefined, end: '2026-12-31' })).toBe(true);
});
