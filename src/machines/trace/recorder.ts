import type { InspectionEvent } from 'xstate';
import type { Trace, TraceStep } from '#schemas/trace.ts';
import {
  isMachineActor,
  isMachineSnapshot,
  type MachineActor,
  type MachineSnapshot,
} from '../machine-actor.ts';
import { machineHash } from './machine-hash.ts';
import { plain } from './plain.ts';
import type { Redactor } from './redact.ts';
import { differences, plainOf, type Standing, standingOf } from './standing.ts';

type Began = Pick<Trace, 'began' | 'language' | 'viewport' | 'seed' | 'sources'>;
/** A step without its time, which the recorder writes. */
export type Untimed<Step> = Step extends unknown ? Omit<Step, 'at'> : never;

interface RecorderOptions {
  /** In ms, on the clock that `began` is of. */
  now: () => number;
  /** Redacts text of visitors before a step is recorded. */
  redact: Redactor['redact'];
  /** Called before a machine's step is recorded, to add its cause. */
  beforeStep?: () => void;
  /** Recorded before, in earlier documents of the same visit. */
  before?: Trace | undefined;
}

export interface Recorder {
  /** For `inspectMachines`. */
  inspect: (event: InspectionEvent) => void;
  add: (step: Untimed<TraceStep>) => void;
  trace: () => Trace;
  /** The machines that run, by the names they have in the trace. */
  running: () => ReadonlyMap<string, MachineActor>;
  /** Stops recording. */
  stop: () => void;
}

/**
 * Records the steps of machines and other events in order.
 *
 * @param began of the visit; `options.before` continues an earlier document of it
 * @returns a recorder that has to be given to `inspectMachines`
 */
export function createRecorder(began: Began, options: RecorderOptions): Recorder {
  const { now, redact, before, beforeStep = () => {} } = options;
  const trace: Trace = before ?? { version: 2, ...began, machines: {}, media: {}, items: [], steps: [] };
  const start = Date.parse(trace.began);
  const names = new Map<unknown, string>();
  const running = new Map<string, MachineActor>();
  const contexts = new Map<string, Standing['context']>();
  let stopped = false;

  function add(step: Untimed<TraceStep>) {
    if (stopped) return;
    const { kind, ...rest } = step;
    const timed = { kind, at: Math.max(0, Math.round(now() - start)), ...stated(rest) };
    // It is the same step: its types went where it became plain.
    trace.steps.push(redact(plainOf(timed)) as unknown as TraceStep);
  }

  function begin(actor: MachineActor, snapshot: MachineSnapshot, input: unknown) {
    const { id } = actor.logic;
    const earlier = trace.steps.filter((step) => step.kind === 'start' && step.machine === id).length;
    const name = `${id}#${earlier + 1}`;
    names.set(actor, name);
    running.set(name, actor);
    trace.machines[id] = machineHash(actor.logic);
    const standing = standingOf(snapshot);
    contexts.set(name, standing.context);
    const given = input === undefined ? undefined : plain(input);
    add({ kind: 'start', actor: name, machine: id, input: given, ...standing });
  }

  return {
    add,
    trace: () => trace,
    running: () => running,
    stop: () => {
      stopped = true;
    },
    inspect: (seen) => {
      // An invoked actor is an actor too; its end is an event of the machine.
      if (
        seen.type !== '@xstate.snapshot' ||
        !isMachineActor(seen.actorRef) ||
        !isMachineSnapshot(seen.snapshot)
      )
        return;
      const { actorRef: actor, snapshot, event } = seen;
      beforeStep();
      const name = names.get(actor);
      if (name === undefined) return begin(actor, snapshot, event.input);
      if (event.type === 'xstate.stop') {
        running.delete(name);
        return add({ kind: 'stop', actor: name });
      }
      const { state, context } = standingOf(snapshot);
      const changes = differences(contexts.get(name) ?? {}, context);
      contexts.set(name, context);
      add({ kind: 'event', actor: name, event: eventOf(event), state, changes });
    },
  };
}

const stated = (step: object) =>
  Object.fromEntries(Object.entries(step).filter(([, value]) => value !== undefined));

/** Drops the id of the run from the event of an actor's end: it differs in every visit. */
const eventOf = ({ type, actorId: _run, ...rest }: { type: string; [name: string]: unknown }) => ({
  type,
  ...rest,
});
