import type { Trace, TraceStep } from '#schemas/trace.ts';
import { machineHash } from './machine-hash.ts';
import { type MachineOf, replayTrace } from './replay.ts';
import { differences, type Standing } from './standing.ts';

/** @returns ids of the machines of a trace whose definitions have changed or are gone */
export const changedMachines = ({ machines }: Trace, machineOf: MachineOf): string[] =>
  Object.entries(machines)
    .filter(([id, hash]) => {
      const machine = machineOf(id);
      return !machine || machineHash(machine) !== hash;
    })
    .map(([id]) => id);

interface AcceptOptions {
  /** Indexes of the steps that stay as recorded; without it, none. Each other step goes on from the one before it as rewritten. */
  except?: ReadonlySet<number> | undefined;
}

/** @returns the trace as the current machines would have recorded it; steps of a deleted machine are unchanged */
export function acceptedTrace(trace: Trace, machineOf: MachineOf, { except }: AcceptOptions = {}): Trace {
  const replayed = new Map(
    replayTrace(trace, machineOf, { goesOn: (index) => !except?.has(index) }).map((step) => [
      step.index,
      step,
    ]),
  );
  const contexts = new Map<string, Standing['context']>();
  const steps = trace.steps.map((step, index): TraceStep => {
    const found = replayed.get(index);
    const now = except?.has(index) ? found?.recorded : found?.now;
    if (!now || (step.kind !== 'start' && step.kind !== 'event')) return step;
    const before = contexts.get(step.actor) ?? {};
    contexts.set(step.actor, now.context);
    const { state } = now;
    return step.kind === 'start'
      ? { ...step, state, context: now.context }
      : { ...step, state, changes: differences(before, now.context) };
  });
  if (except) return { ...trace, steps };
  const machines = Object.fromEntries(
    Object.entries(trace.machines).map(([id, hash]) => {
      const machine = machineOf(id);
      return [id, machine ? machineHash(machine) : hash];
    }),
  );
  return { ...trace, machines, steps };
}
