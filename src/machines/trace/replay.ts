import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate';
import type { Trace, TraceStep } from '#schemas/trace.ts';
import { machineHash } from './machine-hash.ts';
import { type Plain, plain, revived } from './plain.ts';
import { differences } from './recorder.ts';

/** Where a machine stands after a step. */
export interface Standing {
  state: Plain;
  context: Readonly<Record<string, Plain>>;
}

/** A step of a machine, as it was recorded and as it is now; undefined where there is no such machine any more. */
export interface ReplayedStep {
  /** Its place in the trace. */
  index: number;
  actor: string;
  /** The event's type, or `start`. */
  event: string;
  recorded: Standing;
  now: Standing | undefined;
  agrees: boolean;
}

export type MachineOf = (id: string) => AnyStateMachine | undefined;

/** Does every machine step of a trace again, on the machines alone: nothing they ask for is done. */
export function replayTrace({ steps }: Trace, machineOf: MachineOf): ReplayedStep[] {
  const actors = new Map<string, { machine: AnyStateMachine; snapshot: AnyMachineSnapshot } | undefined>();
  const recorded = new Map<string, Standing>();
  return steps.flatMap((step, index) => {
    if (step.kind !== 'start' && step.kind !== 'event') return [];
    const { actor } = step;
    if (step.kind === 'start') {
      const machine = machineOf(step.machine);
      actors.set(actor, machine && { machine, snapshot: firstOf(machine, step) });
      recorded.set(actor, { state: step.state, context: step.context });
    } else {
      const before = actors.get(actor);
      if (before) {
        const event = revived(step.event as Plain) as { type: string };
        const [snapshot] = transition(before.machine, before.snapshot, event);
        actors.set(actor, { ...before, snapshot });
      }
      const context = { ...recorded.get(actor)?.context, ...step.changes };
      recorded.set(actor, { state: step.state, context });
    }
    const then = recorded.get(actor);
    if (!then) throw new Error(`step ${index} is of ${actor}, which has not started`);
    const now = standingOf(actors.get(actor)?.snapshot);
    const event = step.kind === 'start' ? 'start' : step.event.type;
    return [{ index, actor, event, recorded: then, now, agrees: now !== undefined && isSame(then, now) }];
  });
}

const firstOf = (machine: AnyStateMachine, { input }: { input?: unknown }) =>
  initialTransition(machine, revived(plain(input)))[0];

const standingOf = (snapshot: AnyMachineSnapshot | undefined): Standing | undefined =>
  snapshot && {
    state: plain(snapshot.value),
    context: Object.fromEntries(
      Object.entries(snapshot.context).map(([name, value]) => [name, plain(value)]),
    ),
  };

/** Names in any order. */
const isSame = (one: Standing, other: Standing): boolean =>
  JSON.stringify(one.state) === JSON.stringify(other.state) &&
  Object.keys(differences(one.context, other.context)).length === 0 &&
  Object.keys(differences(other.context, one.context)).length === 0;

/** The machines of a trace whose definitions are others now, by id. */
export const changedMachines = ({ machines }: Trace, machineOf: MachineOf): string[] =>
  Object.entries(machines)
    .filter(([id, hash]) => {
      const machine = machineOf(id);
      return !machine || machineHash(machine) !== hash;
    })
    .map(([id]) => id);

/** The trace as the machines of today would have recorded it. A machine that is no more keeps what it did. */
export function acceptedTrace(trace: Trace, machineOf: MachineOf): Trace {
  const replayed = new Map(replayTrace(trace, machineOf).map((step) => [step.index, step]));
  const contexts = new Map<string, Standing['context']>();
  const steps = trace.steps.map((step, index): TraceStep => {
    const now = replayed.get(index)?.now;
    if (!now || (step.kind !== 'start' && step.kind !== 'event')) return step;
    const before = contexts.get(step.actor) ?? {};
    contexts.set(step.actor, now.context);
    const state = now.state as typeof step.state;
    return step.kind === 'start'
      ? { ...step, state, context: now.context }
      : { ...step, state, changes: differences(before, now.context) };
  });
  const machines = Object.fromEntries(
    Object.entries(trace.machines).map(([id, hash]) => {
      const machine = machineOf(id);
      return [id, machine ? machineHash(machine) : hash];
    }),
  );
  return { ...trace, machines, steps };
}
