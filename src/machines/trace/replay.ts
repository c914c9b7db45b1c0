import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate';
import type { Trace, TraceStep } from '#schemas/trace.ts';
import { plain, revived } from './plain.ts';
import { isSame, type Standing, standingOf } from './standing.ts';

/** A step of a machine, as it was recorded and as it is now; undefined where there is no such machine any more. */
export interface ReplayedStep {
  /** Index in the trace. */
  index: number;
  actor: string;
  /** The event's type, or `start`. */
  event: string;
  recorded: Standing;
  now: Standing | undefined;
  agrees: boolean;
}

export type MachineOf = (id: string) => AnyStateMachine | undefined;

/**
 * Replays every machine step of a trace on the machines alone; their effects are not executed. A step starts from the
 * recorded state after the previous one, so that a difference belongs to that step. After a step for which `goesOn` is true
 * it starts from the replayed state.
 *
 * @returns a result for each machine step, in order
 * @throws {Error} if a step belongs to an actor that has not started
 */
export function replayTrace(
  { steps }: Trace,
  machineOf: MachineOf,
  { goesOn = () => false }: { goesOn?: (index: number) => boolean } = {},
): ReplayedStep[] {
  const runs = new Map<string, Run>();
  return steps.flatMap((step, index) => {
    if (step.kind !== 'start' && step.kind !== 'event') return [];
    const run = step.kind === 'start' ? started(step, machineOf) : runs.get(step.actor);
    if (!run) throw new Error(`step ${index} is of ${step.actor}, which has not started`);
    if (step.kind === 'event') takeEvent(run, step);
    runs.set(step.actor, run);
    const now = run.snapshot && standingOf(run.snapshot);
    const agrees = now !== undefined && isSame(run.recorded, now);
    const event = step.kind === 'start' ? 'start' : step.event.type;
    const replayed = { index, actor: step.actor, event, recorded: run.recorded, now, agrees };
    if (!agrees && !goesOn(index)) run.snapshot = placed(run);
    return [replayed];
  });
}

/** A machine on its way through a trace. */
interface Run {
  /** Undefined where there is no such machine any more. */
  machine: AnyStateMachine | undefined;
  snapshot: AnyMachineSnapshot | undefined;
  recorded: Standing;
}

type StartStep = Extract<TraceStep, { kind: 'start' }>;
type EventStep = Extract<TraceStep, { kind: 'event' }>;

function started(step: StartStep, machineOf: MachineOf): Run {
  const machine = machineOf(step.machine);
  return {
    machine,
    snapshot: machine && firstOf(machine, step),
    recorded: { state: step.state, context: step.context },
  };
}

function takeEvent(run: Run, { event, state, changes }: EventStep): void {
  if (run.machine && run.snapshot) [run.snapshot] = transition(run.machine, run.snapshot, eventOf(event));
  run.recorded = { state, context: { ...run.recorded.context, ...changes } };
}

/** The recorded state, or the current one if the machine no longer has it. */
function placed({ machine, snapshot, recorded }: Run): AnyMachineSnapshot | undefined {
  try {
    return machine?.resolveState({ value: recorded.state, context: revived(recorded.context) });
  } catch {
    return snapshot;
  }
}

const eventOf = ({ type, ...rest }: EventStep['event']) => ({
  ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, revived(plain(value))])),
  type,
});

const firstOf = (machine: AnyStateMachine, { input }: { input?: unknown }) =>
  initialTransition(machine, revived(plain(input)))[0];
