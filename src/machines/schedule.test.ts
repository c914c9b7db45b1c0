import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { proveMachine } from '#tests/machines/model/prove.ts';
import { scheduleOracle } from '#tests/machines/oracles/schedule.oracle.ts';
import { type ScheduleQuestion, type Show, scheduleMachine, scheduleTabs, yearArrows } from './schedule.ts';

proveMachine(scheduleMachine, scheduleOracle);

const input = { view: 'tabs', hasMeetings: true, years: [2025, 2026], today: '2026-11-21' } as const;

it('shows the year that was requested last, in whatever order the answers arrive', async () => {
  const answers = new Map<string, (shows: readonly Show[]) => void>();
  const loadShows = fromPromise<readonly Show[], ScheduleQuestion>(
    ({ input: { start } }) => new Promise((resolve) => answers.set(start, resolve)),
  );
  const actor = createActor(scheduleMachine.provide({ actors: { loadShows } }), { input }).start();
  actor.send({ type: 'previousYear' });
  answers.get('2025-01-01')?.([{ id: 'old', title: 'old' }]);
  await waitFor(actor, (state) => state.matches('browsing'));
  answers.get('2026-01-01')?.([{ id: 'new', title: 'new' }]);
  await Promise.resolve();
  expect(actor.getSnapshot().context.shows.map(({ id }) => id)).toEqual(['old']);
});

it('reports which tabs and year arrows are available', () => {
  const contextOf = (changes: object) =>
    createActor(scheduleMachine, { input: { ...input, shows: [], ...changes } }).getSnapshot().context;
  expect(scheduleTabs(contextOf({}))).toEqual([1, 2]);
  expect(scheduleTabs(contextOf({ hasMeetings: false }))).toEqual([]);
  expect(scheduleTabs(contextOf({ view: 'activity' }))).toEqual([]);
  expect(yearArrows(contextOf({}))).toEqual({ previous: true, next: false });
  expect(yearArrows(contextOf({ year: 2025 }))).toEqual({ previous: false, next: true });
});
