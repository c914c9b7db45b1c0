import type { AnyStateMachine, InspectionEvent, Snapshot } from 'xstate';
import type { Trace, TraceStep } from '#schemas/trace.ts';
import { machineHash } from './machine-hash.ts';
import { type Plain, plain } from './plain.ts';
import type { Redactor } from './redact.ts';

type Began = Pick<Trace, 'began' | 'language' | 'viewport' | 'seed'>;
/** A step without its time, which the recorder writes. */
export type Untimed<Step> = Step extends unknown ? Omit<Step, 'at'> : never;

interface RecorderOptions {
  /** In ms, on the clock that `began` is of. */
  now: () => number;
  /** Takes out what people wrote before anything is written down. */
  redact: Redactor['redact'];
  /** Is told before a machine's step is written down, to add what led to it. */
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
  /** Nothing is written down any more. */
  stop: () => void;
}

/** What a machine's actor has, as far as it is used here. */
export interface MachineActor {
  logic: AnyStateMachine;
  send: (event: { type: string }) => void;
  getSnapshot: () => MachineSnapshot;
}
interface MachineSnapshot {
  value: unknown;
  context: object;
}

/** Writes down what happens in machines and beside them, in the order in which it happens. */
export function createRecorder(began: Began, options: RecorderOptions): Recorder {
  const { now, redact, before, beforeStep = () => {} } = options;
  const trace: Trace = before ?? { version: 1, ...began, machines: {}, steps: [] };
  const start = Date.parse(trace.began);
  const names = new Map<unknown, string>();
  const running = new Map<string, MachineActor>();
  const contexts = new Map<string, Record<string, Plain>>();
  let stopped = false;

  function add(step: Untimed<TraceStep>) {
    if (stopped) return;
    const { kind, ...rest } = step;
    const timed = { kind, at: Math.max(0, Math.round(now() - start)), ...given(rest) };
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
    const context = plainOf(snapshot.context);
    contexts.set(name, context);
    add({
      kind: 'start',
      actor: name,
      machine: id,
      input: input === undefined ? undefined : plain(input),
      state: stateOf(snapshot),
      context,
    });
  }

  return {
    add,
    trace: () => trace,
    running: () => running,
    stop: () => {
      stopped = true;
    },
    inspect: (seen) => {
      // What a machine asks for is an actor as well; its end is an event of the machine.
      if (seen.type !== '@xstate.snapshot' || !isMachineActor(seen.actorRef) || !isOfMachine(seen.snapshot))
        return;
      const { actorRef: actor, snapshot, event } = seen;
      beforeStep();
      const name = names.get(actor);
      if (name === undefined) return begin(actor, snapshot, event.input);
      if (event.type === 'xstate.stop') {
        running.delete(name);
        return add({ kind: 'stop', actor: name });
      }
      const context = plainOf(snapshot.context);
      const changes = differences(contexts.get(name) ?? {}, context);
      contexts.set(name, context);
      add({ kind: 'event', actor: name, event: eventOf(event), state: stateOf(snapshot), changes });
    },
  };
}

const isMachineActor = (actor: object): actor is MachineActor =>
  'logic' in actor && typeof actor.logic === 'object' && actor.logic !== null && 'root' in actor.logic;

const isOfMachine = (snapshot: Snapshot<unknown>): snapshot is Snapshot<unknown> & MachineSnapshot =>
  'value' in snapshot && 'context' in snapshot;

const given = (step: object) =>
  Object.fromEntries(Object.entries(step).filter(([, value]) => value !== undefined));

const plainOf = (context: object): Record<string, Plain> =>
  Object.fromEntries(Object.entries(context).map(([name, value]) => [name, plain(value)]));

/** What is another in the later one. A context loses no names: what is forgotten is undefined. */
export const differences = (
  earlier: Readonly<Record<string, Plain>>,
  later: Readonly<Record<string, Plain>>,
) =>
  Object.fromEntries(
    Object.entries(later).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(earlier[name])),
  );

const stateOf = ({ value }: MachineSnapshot) =>
  plain(value) as Extract<TraceStep, { kind: 'event' }>['state'];

/** The event of an actor's end names its run, which is another one each time. */
const eventOf = ({ actorId: _run, ...event }: { type: string; [name: string]: unknown }) =>
  event as { type: string };
