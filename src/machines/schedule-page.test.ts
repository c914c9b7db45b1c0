import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { proveMachine } from '#tests/machines/model/prove.ts';
import { schedulePageOracle } from '#tests/machines/oracles/schedule-page.oracle.ts';
import { schedulePageMachine } from './schedule-page.ts';
import { isFiltered, noFilter, placeAfter, type ScheduleUrlState } from './schedule-place.ts';

proveMachine(schedulePageMachine, schedulePageOracle);

it('reports whether there is a filter to clear', () => {
  expect(isFiltered(noFilter)).toBe(false);
  for (const name of ['start', 'end', 'hall', 'kind', 'text'] as const)
    expect(isFiltered({ ...noFilter, [name]: '2026-12-01' })).toBe(true);
});

const everything: ScheduleUrlState = { ...noFilter, tab: 'coming', view: 'list', month: undefined, page: 1 };
const list = {
  open: [],
  items: [{ id: 'a', title: 'a' }],
  page: 1,
  pages: 1,
  total: 1,
  counts: { coming: 1, past: 0 },
};

it.each([
  { start: '2026-12-01' },
  { end: '2026-12-01' },
  { hall: '2' },
  { kind: 'trade' },
  { text: 'tea' },
  { tab: 'past' },
  { view: 'month' },
  { month: '2027-01' },
  { page: 2 },
] as const)('[EVT-03] a change to %j loads other events', (change) => {
  const actor = createActor(schedulePageMachine, { input: { place: everything, list } }).start();
  actor.send({ type: 'choose', change });
  expect(actor.getSnapshot().value).toBe('loading');
  expect(actor.getSnapshot().context.place).toEqual({ ...everything, ...change });
  actor.stop();
});

it('[EVT-03] forgets the text when it is deleted, and the month when the days change', () => {
  const actor = createActor(schedulePageMachine, {
    input: { place: { ...everything, text: 'tea' }, list },
  }).start();
  actor.send({ type: 'type', text: ' ' });
  expect(actor.getSnapshot().context.place).toEqual(everything);
  actor.stop();
  expect(placeAfter({ ...everything, month: '2027-01' }, { start: undefined }).month).toBeUndefined();
});
