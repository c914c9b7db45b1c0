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

/** The outcome of a step, in the format of an oracle. */
export interface Outcome extends Situation<unknown> {
  does: Effect[];
  waits: number | undefined;
  asks: { actor: string; input: unknown } | undefined;
}

/** The initial outcome of a machine, without executing actions. */
export const start = (machine: AnyStateMachine, input: unknown): Outcome =>
  outcome((scope) => machine.getInitialSnapshot(scope, input));

/** The outcome of a happening in a situation, without executing actions. */
export function observe(
  machine: AnyStateMachine,
  { state, context }: Situation<unknown>,
  happening: Happening<EventObject>,
): Outcome {
  const snapshot = machine.resolveState({ value: state, context });
  const event = eventOf(machine, state, happening);
  return outcome((scope) => machine.transition(snapshot, event, scope));
}

/** The event of a happening. XState names the event of a delay after its state. */
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

/** Runs a step without executing actions. XState's own `transition` would start the machine again for every step. */
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
    // Cancelled delays and stopped actors need no row: they follow from the next state.
    if (type === 'xstate.cancel' || type === 'xstate.stopChild') continue;
    if (type === 'xstate.raise' && typeof details.delay === 'number') found.waits = details.delay;
    else if (type === 'xstate.spawnChild') found.asks = { actor: String(details.src), input: details.input };
    else found.does.push({ ...details, type });
  }
  return found;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
