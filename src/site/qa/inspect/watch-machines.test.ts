import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { inspected, inspectMachines } from '#machines/inspection.ts';
import { submissionMachine } from '#machines/submission.ts';
import { watchMachines } from './watch-machines.ts';

it('[QA-06] follows a machine from its start to its end, with its last events', () => {
  let time = 0;
  const watch = watchMachines(() => time);
  const ignore = inspectMachines(watch.inspect);
  const seen: number[] = [];
  watch.subscribe(() => seen.push(watch.machines().length));
  const actor = createActor(submissionMachine, { input: {}, ...inspected() }).start();
  time = 250;
  actor.send({ type: 'edit', values: { name: 'A' } });
  expect(watch.machines().map(({ name, snapshot, isStopped }) => [name, snapshot.value, isStopped])).toEqual([
    ['submission#1', { open: 'editing' }, false],
  ]);
  expect(watch.machines()[0]?.events.map(({ at, event }) => [at, event.type])).toEqual([
    [250, 'edit'],
    [0, 'xstate.init'],
  ]);
  actor.stop();
  expect(watch.machines()[0]?.isStopped).toBe(true);
  expect(seen).toEqual([1, 1, 1]);
  ignore();
});
