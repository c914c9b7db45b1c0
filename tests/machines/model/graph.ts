import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getInitialMicrosteps, getMicrosteps } from 'xstate';

export type StateNode = AnyStateMachine['root'];
export type Definition = NonNullable<StateNode['always']>[number];
type Step = readonly [AnyMachineSnapshot, unknown];

/** One thing that tests must come by: a state, a transition, or a guard that says no. */
export type GraphPart = string;

/** What kinds of parts there are, in the order of the tables. */
export const partKinds = ['state', 'transition', 'refusal'] as const;
export type PartKind = (typeof partKinds)[number];
export const kindOf = (part: GraphPart): PartKind =>
  part.startsWith('state ') ? 'state' : part.endsWith(': refused') ? 'refusal' : 'transition';

/** Everything a machine has, by name. A guard that says yes is its transition. */
export function partsOf(machine: AnyStateMachine): GraphPart[] {
  return nodesBelow(machine.root).flatMap((node) => [
    `state ${node.id}`,
    ...definitionsOf(node).flatMap((definition) => [
      nameOf(definition),
      ...(definition.guard === undefined ? [] : [refusalOf(definition)]),
    ]),
  ]);
}

/** What a start comes by. */
export const partsOfStart = (machine: AnyStateMachine, input: unknown): Set<GraphPart> =>
  partsOfSteps(getInitialMicrosteps(machine, input));

/** What an event comes by in a place. */
export function partsOfEvent(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: { type: string },
): Set<GraphPart> {
  const taken = machine.getTransitionData(snapshot, event) as readonly Definition[];
  const parts = partsOfSteps(getMicrosteps(machine, snapshot, event));
  // From the inside out, as XState asks them: those before the one taken said no.
  const asked = [...snapshot._nodes]
    .sort((one, other) => other.path.length - one.path.length)
    .flatMap((node: StateNode) => node.transitions.get(event.type) ?? []);
  for (const definition of asked) {
    if (taken.includes(definition)) break;
    if (definition.guard !== undefined) parts.add(refusalOf(definition));
  }
  for (const definition of taken) parts.add(nameOf(definition));
  return parts;
}

function partsOfSteps(steps: readonly Step[]): Set<GraphPart> {
  const parts = new Set<GraphPart>();
  steps.forEach(([{ _nodes }], index) => {
    const nodes = new Set<StateNode>(_nodes);
    for (const node of nodes) parts.add(`state ${node.id}`);
    // Of the eventless transitions of the place before, the first that leads here was taken.
    for (const { always = [] } of steps[index - 1]?.[0]._nodes ?? [])
      for (const definition of always) {
        if (definition.target?.every((target: StateNode) => nodes.has(target))) {
          parts.add(nameOf(definition));
          break;
        }
        if (definition.guard !== undefined) parts.add(refusalOf(definition));
      }
  });
  return parts;
}

export const nodesBelow = (node: StateNode): StateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesBelow),
];

const definitionsOf = (node: StateNode): Definition[] =>
  [...node.transitions.values(), node.always ?? []].flat();

function nameOf(definition: Definition): GraphPart {
  const { source, eventType, target } = definition;
  const leads = `${source.id} × ${eventType || 'always'} → ${target?.map(({ id }) => id).join(', ') ?? 'stays'}`;
  const same = definitionsOf(source).filter((other) => other.eventType === eventType);
  return same.length > 1 ? `${leads} (${same.indexOf(definition) + 1} of ${same.length})` : leads;
}

const refusalOf = (definition: Definition): GraphPart => `${nameOf(definition)}: refused`;
