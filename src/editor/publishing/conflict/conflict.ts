import type { Entry } from '#schemas/entry.ts';
import { deepEqual } from '../../deep-equal.ts';
import { blocksOf } from '../diff/block-differences.ts';
import { entryOf, type MergeablePart, type MergeableParts, partsOf } from './mergeable-parts.ts';

export type Side = 'mine' | 'theirs';

/** Three versions of an entry for a three-way merge: the common base, mine and theirs. */
export interface Conflict {
  base: Entry | undefined;
  mine: Entry;
  theirs: Entry;
}

/** A part that differs between mine and theirs. A side is absent if it lacks the part. */
export interface ConflictPart {
  name: string;
  base: MergeablePart | undefined;
  mine: MergeablePart | undefined;
  theirs: MergeablePart | undefined;
  /** The only side that has changed the part; undefined if both have. */
  changedBy: Side | undefined;
}

/** Name of the part for the order of the blocks, if the sides differ in it. */
export const orderPart = 'order';

/** The parts to choose between, in the order of mine. The order of the blocks comes first. */
export function conflictParts(conflict: Conflict): ConflictPart[] {
  const { base, mine, theirs } = sidesOf(conflict);
  const names = new Set([...mine.keys(), ...theirs.keys()]);
  const parts = [...names].flatMap((name): ConflictPart[] => {
    const [was, one, other] = [base.get(name), mine.get(name), theirs.get(name)];
    if (deepEqual(one?.value, other?.value)) return [];
    return [
      { name, base: was, mine: one, theirs: other, changedBy: changer(was?.value, one?.value, other?.value) },
    ];
  });
  const [was, one, other] = [base, mine, theirs].map((side) => shared(side, [mine, theirs]));
  if (deepEqual(one, other)) return parts;
  const order = (value: unknown): MergeablePart => ({ value, path: [] });
  const [begun, first, second] = [order(was), order(one), order(other)];
  return [
    { name: orderPart, base: begun, mine: first, theirs: second, changedBy: changer(was, one, other) },
    ...parts,
  ];
}

function changer(base: unknown, mine: unknown, theirs: unknown): Side | undefined {
  if (deepEqual(base, theirs)) return 'mine';
  return deepEqual(base, mine) ? 'theirs' : undefined;
}

/** Blocks that both sides have, in the order of the first. */
const shared = (parts: MergeableParts, sides: readonly MergeableParts[]): string[] =>
  [...parts].flatMap(([name, { block }]) => (block && sides.every((side) => side.has(name)) ? [name] : []));

/** Merges both sides by the choices. Uses mine for parts without a choice. */
export function mergedEntry(conflict: Conflict, choices: ReadonlyMap<string, Side>): Entry {
  const { mine, theirs } = sidesOf(conflict);
  const sideOf = (name: string): Side => choices.get(name) ?? 'mine';
  const [first, second] = sideOf(orderPart) === 'theirs' ? [theirs, mine] : [mine, theirs];
  const chosen = interleaved([...first.keys()], [...second.keys()]).flatMap((name) => {
    const part = (sideOf(name) === 'mine' ? mine : theirs).get(name);
    return part ? [[name, part] as const] : [];
  });
  const merged = entryOf(conflict.mine, new Map(chosen), isInBlocks(conflict));
  const edited = mergedTimes(conflict, sideOf);
  return edited ? { ...merged, data: { ...merged.data, edited } } : merged;
}

/** Merges two lists: an item that only the second has goes after the item it follows there. */
function interleaved(first: readonly string[], second: readonly string[]): string[] {
  const all = [...first];
  second.forEach((name, index) => {
    if (all.includes(name)) return;
    const before = second[index - 1];
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, name);
  });
  return all;
}

/** Merges the edit times. Those of a block come from the side that the block comes from. */
function mergedTimes({ mine, theirs }: Conflict, sideOf: (name: string) => Side): unknown {
  const [one, other] = [timesOf(mine), timesOf(theirs)];
  if (!one && !other) return undefined;
  const ids = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})]);
  const times = [...ids].flatMap((id) => {
    const side = sideOf(id === '' ? 'data title' : `block 0 ${id}`) === 'mine' ? one : other;
    return side?.[id] === undefined ? [] : [[id, side[id]] as const];
  });
  return Object.fromEntries(times);
}

const timesOf = ({ data: { edited } }: Entry): Readonly<Record<string, unknown>> | undefined =>
  typeof edited === 'object' && edited !== null ? { ...edited } : undefined;

const isInBlocks = ({ mine, theirs }: Conflict): boolean =>
  mine.kind === 'page' && blocksOf(mine) !== undefined && blocksOf(theirs) !== undefined;

function sidesOf(conflict: Conflict): { base: MergeableParts; mine: MergeableParts; theirs: MergeableParts } {
  const inBlocks = isInBlocks(conflict);
  const { base, mine, theirs } = conflict;
  return {
    base: base ? partsOf(base, inBlocks) : new Map(),
    mine: partsOf(mine, inBlocks),
    theirs: partsOf(theirs, inBlocks),
  };
}
