import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getInitialMicrosteps, getMicrosteps } from 'xstate';

export type StateNode = AnyStateMachine['root'];
export type Definition = NonNullable<StateNode['always']>[number];
type Step = readonly [AnyMachineSnapshot, unknown];

/** A part that tests must cover: a state, a transition, or a guard refusal. */
export type GraphPart = string;

/** The kinds of parts, in the order of the tables. */
export const partKinds = ['state', 'transition', 'refusal'] as const;
export type PartKind = (typeof partKinds)[number];
export const kindOf = (part: GraphPart): PartKind =>
  part.startsWith('state ') ? 'state' : part.endsWith(': refused') ? 'refusal' : 'transition';

/** The names of all parts of a machine. A guard that returns true is covered by its transition. */
export function partsOf(machine: AnyStateMachine): GraphPart[] {
  return nodesBelow(machine.root).flatMap((node) => [
    `state ${node.id}`,
    ...definitionsOf(node).flatMap((definition) => [
      nameOf(definition),
      ...(definition.guard === undefined ? [] : [refusalOf(definition)]),
    ]),
  ]);
}

/** Parts that a start covers. */
export const partsOfStart = (machine: AnyStateMachine, input: unknown): Set<GraphPart> =>
  partsOfSteps(getInitialMicrosteps(machine, input));

/** Parts that an event covers in a snapshot. */
export function partsOfEvent(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: { type: string },
): Set<GraphPart> {
  const taken = machine.getTransitionData(snapshot, event) as readonly Definition[];
  const parts = partsOfSteps(getMicrosteps(machine, snapshot, event));
  // From the innermost state outwards, in XState's order: the guards before the taken transition refused.
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
    // The taken eventless transition is the first one of the previous snapshot that leads here.
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
