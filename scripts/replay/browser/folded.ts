import type { Trace, TraceStep } from '#schemas/trace.ts';

/** Events of streams, whose number depends on network packets. Only their final result is compared. */
const streams = new Set(['progress']);

export const isOfStream = (step: TraceStep): boolean => step.kind === 'event' && streams.has(step.event.type);

/** Merges the changes of stream steps into the next step of the machine. */
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

/** Returns a trace with merged steps, at the same indexes. */
export function folded(trace: Trace): Trace {
  const fold = createFolder();
  return { ...trace, steps: trace.steps.map(fold) };
}
