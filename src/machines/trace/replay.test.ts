import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor, fromCallback } from 'xstate';
import type { Trace } from '#schemas/trace.ts';
import { mutantsOf } from '#tests/machines/model/mutants.ts';
import { galleryViewerMachine } from '../gallery-viewer.ts';
import { machineOf } from '../machines.ts';
import { acceptedTrace, changedMachines } from './accepted.ts';
import { machineHash } from './machine-hash.ts';
import { createRecorder } from './recorder.ts';
import { createRedactor } from './redact.ts';
import { replayTrace } from './replay.ts';

const sources = { release: '1.0.0', machines: {}, blocks: {}, texts: {} };

/** A visit to the viewer of an album of two photos, with an event that occurs only once. */
function visit(): Trace {
  const recorder = createRecorder(
    {
      began: '2026-11-21T01:00:00.000Z',
      language: 'en-US',
      viewport: { width: 390, height: 844 },
      seed: 1,
      sources,
    },
    { now: () => Date.parse('2026-11-21T01:00:01.000Z'), redact: createRedactor().redact },
  );
  const machine = galleryViewerMachine.provide({ actors: { lockScroll: fromCallback(() => {}) } });
  const actor = createActor(machine, { input: { count: 2 }, inspect: recorder.inspect }).start();
  actor.send({ type: 'open', index: 0 });
  actor.send({ type: 'next' });
  actor.send({ type: 'next' });
  actor.send({ type: 'zoomIn' });
  actor.send({ type: 'unzoom' });
  actor.send({ type: 'previous' });
  actor.send({ type: 'close' });
  return JSON.parse(JSON.stringify(recorder.trace()));
}

const mutant = (name: string): AnyStateMachine => {
  const found = mutantsOf(galleryViewerMachine).find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no mutant is called ${name}`);
  return found.machine;
};
const changedIn = (trace: Trace, machine: AnyStateMachine | undefined) =>
  replayTrace(trace, () => machine)
    .filter(({ agrees }) => !agrees)
    .map(({ event, now }) => [event, now?.state, now?.context.zoom]);

describe('the replay on the machines', () => {
  it('[MACH-02] reaches the same states as the recording', () => {
    const steps = replayTrace(visit(), machineOf);
    expect(steps).toHaveLength(8);
    expect(steps.filter(({ agrees }) => !agrees)).toEqual([]);
  });

  it.each([
    ['open × close: stays', [['close', 'open', 1]]],
    ['open × unzoom: drops unzoom', [['unzoom', 'open', 2]]],
    ['open × zoomIn: is gone', [['zoomIn', 'open', 1]]],
    ['open × next: forgets isPhoto', [['next', 'open', 1]]],
  ])('reports exactly the step that a changed machine affects: %s', (name, changed) => {
    expect(changedIn(visit(), mutant(name))).toEqual(changed);
  });

  it('reports every step of a deleted machine', () => {
    expect(changedIn(visit(), undefined)).toHaveLength(8);
  });

  it('continues from a deleted state', () => {
    const trace = visit();
    for (const step of trace.steps) if (step.kind === 'event' && step.state === 'open') step.state = 'opened';
    expect(changedIn(trace, galleryViewerMachine)).toHaveLength(6);
  });
});

describe('an accepted trace', () => {
  it('contains the results of the current machines, and replays without differences', () => {
    const machine = mutant('open × next: is gone');
    const accepted = acceptedTrace(visit(), () => machine);
    expect(accepted.machines).toEqual({ galleryViewer: machineHash(machine) });
    expect(changedIn(accepted, machine)).toEqual([]);
    expect(changedIn(accepted, galleryViewerMachine).map(([event]) => event)).toEqual(['next', 'next']);
    expect(acceptedTrace(visit(), machineOf)).toEqual(visit());
  });

  it('preserves the steps of a deleted machine', () => {
    expect(acceptedTrace(visit(), () => undefined)).toEqual(visit());
  });
});

describe('the hash of a machine', () => {
  it('changes with any change of the definition', () => {
    const mutants = mutantsOf(galleryViewerMachine);
    const own = machineHash(galleryViewerMachine);
    expect(mutants.filter(({ machine }) => machineHash(machine) === own).map(({ name }) => name)).toEqual([]);
    expect(machineHash(galleryViewerMachine.provide({ guards: {} }))).toBe(own);
  });

  it('identifies the changed machines of a trace', () => {
    expect(changedMachines(visit(), machineOf)).toEqual([]);
    expect(changedMachines(visit(), () => mutant('open × close: stays'))).toEqual(['galleryViewer']);
    expect(changedMachines(visit(), () => undefined)).toEqual(['galleryViewer']);
  });
});
