import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import { traceSchema } from '#schemas/trace.ts';
import { machineHash } from './machine-hash.ts';
import { createRecorder } from './recorder.ts';
import { createRedactor } from './redact.ts';
import { traceText } from './trace-text.ts';

const letter = setup({
  types: {} as {
    context: { values: Record<string, string>; answer: string | undefined };
    events: { type: 'write'; values: Record<string, string> } | { type: 'post' };
    input: { draft?: string };
  },
  actors: { carry: fromPromise<string>(async () => 'arrived') },
}).createMachine({
  id: 'letter',
  context: { values: {}, answer: undefined },
  initial: 'desk',
  states: {
    desk: {
      on: {
        write: { actions: ({ context, event }) => Object.assign(context, { values: event.values }) },
        post: 'way',
      },
    },
    way: { invoke: { id: 'carry', src: 'carry', onDone: 'there' } },
    there: { after: { 60: 'desk' } },
  },
});

const began = {
  began: '2026-11-21T01:00:00.000Z',
  language: 'en-US',
  viewport: { width: 1440, height: 900 },
  seed: 7,
  sources: { release: '1.0.0', machines: {}, blocks: {}, texts: {} },
} as const;

function record(options: Partial<Parameters<typeof createRecorder>[1]> = {}) {
  let time = Date.parse(began.began);
  const { redact } = createRedactor();
  const recorder = createRecorder(began, { now: () => time, redact, ...options });
  const start = () => createActor(letter, { input: {}, inspect: recorder.inspect }).start();
  return { ...recorder, start, wait: (ms: number) => (time += ms) };
}

describe('the recorder', () => {
  it('[MACH-02] records every event of a machine and the state after it', async () => {
    const recorder = record();
    const actor = recorder.start();
    expect(recorder.running()).toHaveLength(1);
    recorder.wait(120);
    actor.send({ type: 'post' });
    await new Promise((resolve) => setTimeout(resolve));
    actor.stop();
    const trace = recorder.trace();
    expect(trace.steps).toMatchObject([
      { kind: 'start', at: 0, actor: 'letter#1', machine: 'letter', state: 'desk', input: {} },
      { kind: 'event', at: 120, event: { type: 'post' }, state: 'way', changes: {} },
      { kind: 'event', event: { type: 'xstate.done.actor.carry', output: 'arrived' }, state: 'there' },
      { kind: 'stop', actor: 'letter#1' },
    ]);
    expect(trace.machines).toEqual({ letter: machineHash(letter) });
    expect(recorder.running().size).toBe(0);
    expect(traceSchema.parse(JSON.parse(traceText(trace)))).toEqual(trace);
  });

  it('numbers the machines of a kind, across documents', () => {
    const first = record();
    first.start();
    first.start();
    const later = record({ before: first.trace() });
    later.start();
    const names = later.trace().steps.map((step) => ('actor' in step ? step.actor : undefined));
    expect(names).toEqual(['letter#1', 'letter#2', 'letter#3']);
    expect([...later.running().keys()]).toEqual(['letter#3']);
  });

  it('never records text that a visitor typed', () => {
    const recorder = record();
    recorder.start().send({ type: 'write', values: { name: 'Marked Person' } });
    expect(JSON.stringify(recorder.trace())).not.toContain('Marked');
    expect(recorder.trace().steps[1]).toMatchObject({ event: { values: { name: 'Aaaaaa Aaaaab' } } });
  });

  it('lets the cause of a step be recorded before it', () => {
    const recorder = record({
      beforeStep: () => recorder.add({ kind: 'page', url: '/', revision: '1', how: 'within' }),
    });
    recorder.start();
    expect(recorder.trace().steps.map(({ kind }) => kind)).toEqual(['page', 'start']);
  });

  it('records nothing after it was stopped', () => {
    const recorder = record();
    const actor = recorder.start();
    recorder.stop();
    actor.send({ type: 'post' });
    expect(recorder.trace().steps).toHaveLength(1);
  });
});
