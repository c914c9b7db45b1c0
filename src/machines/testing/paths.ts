import { type AnyMachineSnapshot, type AnyStateMachine, getInitialMicrosteps, getMicrosteps } from 'xstate';
import { eventOf } from './observe.ts';
import type { Oracle } from './oracle.ts';

type StateNode = AnyStateMachine['root'];
type Definition = NonNullable<StateNode['always']>[number];

/** More places than that mean that a context grows without end. */
const mostPlaces = 20_000;

/**
 * What no path from the machine's starts through the oracle's happenings reaches: states and transitions, by name. Every
 * path is followed until it meets only places that were seen.
 */
export function unreached(machine: AnyStateMachine, oracle: Oracle<AnyStateMachine>): string[] {
  const open = new Map<StateNode | Definition, string>();
  for (const node of nodesBelow(machine.root)) {
    open.set(node, node.id);
    for (const definition of [...node.transitions.values(), node.always ?? []].flat())
      open.set(definition, nameOf(definition));
  }
  const places = new Map<string, AnyMachineSnapshot>();
  const walk = (steps: readonly (readonly [AnyMachineSnapshot, unknown])[]) => {
    steps.forEach(([snapshot], index) => {
      const nodes = new Set<StateNode>(snapshot._nodes);
      const before: readonly StateNode[] = steps[index - 1]?.[0]._nodes ?? [];
      for (const node of nodes) open.delete(node);
      // Of several eventless transitions it was the one that leads here.
      for (const definition of before.flatMap(({ always = [] }) => always))
        if (definition.target?.every((target) => nodes.has(target))) open.delete(definition);
    });
    const end = steps.at(-1)?.[0];
    if (!end) return;
    const place = JSON.stringify([end.value, end.context]);
    if (places.has(place)) return;
    if (places.size === mostPlaces) throw new Error(`${machine.id}: more than ${mostPlaces} places to be in`);
    places.set(place, end);
  };
  for (const { input } of Object.values(oracle.starts)) walk(getInitialMicrosteps(machine, input));
  // The map grows while it is walked, and the walk goes on to what was added.
  for (const snapshot of places.values())
    for (const happening of Object.values(oracle.happenings)) {
      const event = eventOf(machine, snapshot.value, happening);
      for (const definition of machine.getTransitionData(snapshot, event)) open.delete(definition);
      walk(getMicrosteps(machine, snapshot, event));
    }
  return [...open.values()];
}

const nodesBelow = (node: StateNode): StateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesBelow),
];

const nameOf = ({ source, eventType, target }: Definition): string =>
  `${source.id} × ${eventType || 'always'} → ${target?.map(({ id }) => id).join(', ') ?? 'stays'}`;
