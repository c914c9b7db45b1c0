import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createEmptyActor,
  type EventObject,
  type ExecutableActionObject,
  type StateValue,
} from 'xstate';
import type { Effect, Happening, Situation } from './oracle.ts';

/** What came of a step, in the words of an oracle. */
export interface Outcome extends Situation<unknown> {
  does: Effect[];
  waits: number | undefined;
  asks: { actor: string; input: unknown } | undefined;
}

/** How a machine starts; nothing is executed. */
export const start = (machine: AnyStateMachine, input: unknown): Outcome =>
  outcome((scope) => machine.getInitialSnapshot(scope, input));

/** What a machine does in a situation when something happens; nothing is executed. */
export function observe(
  machine: AnyStateMachine,
  { state, context }: Situation<unknown>,
  happening: Happening<EventObject>,
): Outcome {
  const snapshot = machine.resolveState({ value: state, context });
  const event = eventOf(machine, state, happening);
  return outcome((scope) => machine.transition(snapshot, event, scope));
}

/** The event behind a happening. XState names the one of a delay after the state that waits. */
export function eventOf(machine: AnyStateMachine, state: StateValue, happening: Happening<EventObject>) {
  if ('after' in happening)
    return { type: `xstate.after.${happening.after}.${[machine.id, ...pathOf(state)].join('.')}` };
  if ('answers' in happening)
    return { type: `xstate.done.actor.${happening.answers}`, output: happening.output };
  if ('breaks' in happening)
    return { type: `xstate.error.actor.${happening.breaks}`, error: happening.error };
  return happening;
}

function pathOf(state: StateValue): string[] {
  if (typeof state === 'string') return [state];
  return Object.entries(state).flatMap(([name, child]) => [name, ...(child ? pathOf(child) : [])]);
}

const nobody = createEmptyActor();

/** A step in which nothing is executed. XState's own `transition` starts the machine once more for every step. */
function outcome(step: (scope: AnyActorScope) => AnyMachineSnapshot): Outcome {
  const actions: ExecutableActionObject[] = [];
  const ignore = () => {};
  const snapshot = step({
    ...{ self: nobody, id: '', sessionId: '', system: nobody.system },
    ...{ logger: ignore, defer: ignore, emit: ignore, stopChild: ignore },
    actionExecutor: (action) => actions.push(action),
  });
  const found: Outcome = {
    state: snapshot.value,
    context: snapshot.context,
    does: [],
    waits: undefined,
    asks: undefined,
  };
  for (const { type, params } of actions) {
    const details = isRecord(params) ? params : {};
    // What leaves with a state needs no row: the next state says it.
    if (type === 'xstate.cancel' || type === 'xstate.stopChild') continue;
    if (type === 'xstate.raise' && typeof details.delay === 'number') found.waits = details.delay;
    else if (type === 'xstate.spawnChild') found.asks = { actor: String(details.src), input: details.input };
    else found.does.push({ ...details, type });
  }
  return found;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
