import { type AnyMachineSnapshot, type AnyStateMachine, transition } from 'xstate';
import { happeningOf } from '#machines/chart.ts';
import { sampleEventsOf } from '#machines/sample-events.ts';
import { plain } from '#machines/trace/plain.ts';

/** One event on the way to a state. */
export interface PathStep {
  event: { type: string };
  /** A delay may be sent at once; the result of an actor is waited for, because only the actor knows it. */
  kind: 'event' | 'delay' | 'result';
  /** As people read it: the type, or what happens. */
  label: string;
}

/** Situations that are looked at before the search gives up. */
const mostSituations = 3_000;

/**
 * What can happen to a machine next: events of visitors, delays that end, and results of actors.
 * @returns only steps that change something or have a transition
 */
export function nextSteps(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): PathStep[] {
  const own = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()]));
  const automatic = [...own]
    .filter((type) => type.startsWith('xstate.'))
    .map((type) => ({
      event: { type },
      kind: type.startsWith('xstate.after.') ? ('delay' as const) : ('result' as const),
      label: happeningOf(machine, type),
    }));
  const byHand = sampleEventsOf(machine.id, snapshot.context)
    .filter((event) => canTake(snapshot, event))
    .map((event) => ({ event, kind: 'event' as const, label: event.type }));
  return [...byHand, ...automatic];
}

/** A guard may not know what to do with an event's values. */
function canTake(snapshot: AnyMachineSnapshot, event: { type: string }): boolean {
  try {
    return snapshot.can(event);
  } catch {
    return false;
  }
}

/**
 * The shortest way from a snapshot to a state, by breadth-first search over the machine's own transitions.
 * @param target id of the state, its keys with dots
 * @returns an empty list if the machine is there; `undefined` if no way was found
 */
export function findPath(
  machine: AnyStateMachine,
  start: AnyMachineSnapshot,
  target: string,
): PathStep[] | undefined {
  if (isIn(start, target)) return [];
  const seen = new Set([keyOf(start)]);
  let ways: { snapshot: AnyMachineSnapshot; steps: PathStep[] }[] = [{ snapshot: start, steps: [] }];
  while (ways.length > 0 && seen.size < mostSituations) {
    const further: typeof ways = [];
    for (const { snapshot, steps } of ways)
      for (const step of nextSteps(machine, snapshot)) {
        const next = after(machine, snapshot, step.event);
        if (!next || seen.has(keyOf(next))) continue;
        if (isIn(next, target)) return [...steps, step];
        seen.add(keyOf(next));
        further.push({ snapshot: next, steps: [...steps, step] });
      }
    ways = further;
  }
  return undefined;
}

/** @returns `undefined` if the transition needs values that the event lacks, such as the result of an actor */
function after(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: { type: string }) {
  try {
    const [next] = transition(machine, snapshot, event);
    return next.status === 'error' ? undefined : next;
  } catch {
    return undefined;
  }
}

/** @returns whether a state is active */
export const isIn = (snapshot: AnyMachineSnapshot, id: string): boolean =>
  snapshot._nodes.some(({ path }) => path.join('.') === id);

const keyOf = ({ value, context }: AnyMachineSnapshot): string => JSON.stringify([value, plain(context)]);
