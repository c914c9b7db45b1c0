import type { Trace, TraceStep } from '#schemas/trace.ts';

/** How far something streams depends on the network's pieces: only what it comes to is compared. */
const streams = new Set(['progress']);

export const isOfStream = (step: TraceStep): boolean => step.kind === 'event' && streams.has(step.event.type);

/** Gives each step what the steps of a stream before it changed in its machine. */
export function createFolder(): (step: TraceStep) => TraceStep {
  const changed = new Map<string, Extract<TraceStep, { kind: 'event' }>['changes']>();
  return (step) => {
    if (step.kind !== 'event') return step;
    const changes = { ...changed.get(step.actor), ...step.changes };
    if (isOfStream(step)) changed.set(step.actor, changes);
    else changed.delete(step.actor);
    return { ...step, changes };
  };
}

/** A trace whose steps have that; they keep their places. */
export function folded(trace: Trace): Trace {
  const fold = createFolder();
  return { ...trace, steps: trace.steps.map(fold) };
}
