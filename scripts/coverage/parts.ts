import { machineOf } from '#machines/machines.ts';
import { type GraphPart, kindOf, partKinds, partsOf } from '#tests/machines/model/graph.ts';
import { restingStates } from '#tests/machines/model/states.ts';

/**
 * Something that content uses: `block map`, `prop map.title`, or a part of a machine, named as in the tables of the
 * generated tests.
 */
export type Part = GraphPart;

/** Names of the parts of a block with the props that have a value (`registry/used-props.ts`). */
export const partsOfBlock = (type: string, props: readonly string[]): Part[] => [
  `block ${type}`,
  ...props.map((name) => `prop ${type}.${name}`),
];

/** All parts of a machine; none if this version has no such machine. */
export function partsOfMachine(id: string): Part[] {
  const machine = machineOf(id);
  return machine ? partsOf(machine) : [];
}

/** Row of the table: a block with its props, or the states, transitions or guards of a machine. */
export function rowOf(part: Part): string {
  const { block, machine } = ownerOf(part);
  return block === undefined ? `${machine} ${rowKinds[kindOf(part)]}` : `block ${block}`;
}

const rowKinds = { state: 'states', transition: 'transitions', refusal: 'guards' } as const;

/** Sorts parts as the table has them: blocks, then machines. */
export const compareParts = (one: Part, other: Part): number =>
  placeOf(one) < placeOf(other) ? -1 : Number(placeOf(one) > placeOf(other));

function placeOf(part: Part): string {
  const { block, machine } = ownerOf(part);
  return block === undefined
    ? `1 ${machine} ${partKinds.indexOf(kindOf(part))} ${part}`
    : `0 ${block} ${part}`;
}

function ownerOf(part: Part): { block?: string | undefined; machine?: string | undefined } {
  const [, block] = /^(?:block|prop) ([\w-]+)/.exec(part) ?? [];
  const [, machine] = /^(?:state )?(\w+)/.exec(part) ?? [];
  return block === undefined ? { machine } : { block };
}

/**
 * True if a story can show it. Transitions and states in which a machine cannot rest are not visible; neither is the call
 * of a prop, whose data a story has already.
 */
export function isVisible(part: Part): boolean {
  if (/^(?:block|prop) /.test(part)) return !/\.(?:call=|params\.)/.test(part);
  const [, id = '', state] = /^state (\w+)\.([\w.]+)$/.exec(part) ?? [];
  const machine = machineOf(id);
  return machine !== undefined && state !== undefined && restingStates(machine).includes(state);
}
