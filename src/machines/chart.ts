import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** A transition, as people read it. */
export interface ChartTransition {
  /** Type of the event; empty for a transition that needs none. */
  event: string;
  /** `event [guard] / actions` */
  label: string;
  /** Ids of the states that it enters, as `ChartState.id`; empty if it leaves the state as it is. */
  targets: readonly string[];
}

/** A state of a machine with the states inside it. */
export interface ChartState {
  /** Keys from the root, with dots; empty for the root. */
  id: string;
  key: string;
  /** What it does besides its transitions: actions on entry and exit, invoked actors. */
  notes: readonly string[];
  transitions: readonly ChartTransition[];
  states: readonly ChartState[];
}

/**
 * The chart of a machine, for diagrams and the inspector.
 * @returns the root state
 */
export const chartOf = (machine: AnyStateMachine): ChartState => chartState(machine, machine.root);

const chartState = (machine: AnyStateMachine, node: AnyStateNode): ChartState => ({
  id: node.path.join('.'),
  key: node.key,
  notes: [
    ...asList(node.config.entry).map((action) => `on entry / ${nameOf(action)}`),
    ...asList(node.config.exit).map((action) => `on exit / ${nameOf(action)}`),
    ...node.invoke.map(({ src }) => `invokes ${nameOf(src)}`),
  ],
  transitions: transitionsOf(node).map((transition) => ({
    event: transition.eventType,
    label: labelOf(machine, transition),
    targets: (transition.target ?? []).map(({ path }) => path.join('.')),
  })),
  states: Object.values(node.states).map((inner) => chartState(machine, inner)),
});

type Transition = ReturnType<typeof transitionsOf>[number];

const transitionsOf = (node: AnyStateNode) => [...node.transitions.values(), node.always ?? []].flat();

function labelOf(
  machine: AnyStateMachine,
  { eventType, guard, actions, target, reenter }: Transition,
): string {
  const does = actions.map(nameOf);
  if (!target && does.length === 0) does.push('nothing');
  return [
    eventType ? happeningOf(machine, eventType) : guard ? '' : 'otherwise',
    guard ? `[${nameOf(guard)}]` : '',
    does.length > 0 ? `/ ${does.join(', ')}` : '',
    reenter && target ? '(re-enters)' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Describes an event: delays with their length, actors' results with their names.
 * @param eventType as in XState: `xstate.after.interval.banner.running`
 * @returns an event of a visitor as it is
 * @example
 * happeningOf(galleryZipMachine, 'xstate.error.actor.fetchZip'); // fetchZip fails
 */
export function happeningOf(machine: AnyStateMachine, eventType: string): string {
  const [, kind, name = ''] = /^xstate\.(after|done\.actor|error\.actor)\.([^.]+)/.exec(eventType) ?? [];
  if (kind === 'after') {
    const delay: unknown = machine.implementations.delays[name];
    return typeof delay === 'number' ? `after ${name} (${delay} ms)` : `after ${name}`;
  }
  // An unnamed actor is named after its state, which the arrow shows.
  const actor = /^\d+$/.test(name) ? 'it' : name;
  if (kind === 'done.actor') return `${actor} succeeds`;
  return kind ? `${actor} fails` : eventType;
}

const asList = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());

/** Name of an action, guard or actor, with its parameter if that is a plain word or number. */
function nameOf(item: unknown): string {
  if (typeof item === 'string') return item;
  const { type, name, params } = Object(item);
  const known = String(type ?? (name || 'unnamed'));
  return ['string', 'number', 'boolean'].includes(typeof params) ? `${known} ${params}` : known;
}
