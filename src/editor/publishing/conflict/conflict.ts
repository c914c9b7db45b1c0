import { deepEqual } from '#lib/deep-equal.ts';
import { type Entry, hasBlocks } from '#schemas/entry.ts';
import { isRecord } from '#schemas/is-record.ts';
import { type Language, languages } from '#schemas/language.ts';
import type { Path } from '../../fields/value-paths.ts';
import { blocksOf, type StoredBlock, withKeys } from '../diff/block-differences.ts';
import { combine } from './combine.ts';

export type Side = 'mine' | 'theirs';

/** The version of a part that the user keeps: one side, or the texts of both. */
export type Choice = Side | 'both';

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
  /** The part with the texts of both sides; undefined if they cannot be combined, or only one side has changed it. */
  both?: MergeablePart;
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
    const changedBy = changer(was?.value, one?.value, other?.value);
    const both = changedBy ? undefined : combinedPart(was, one, other);
    return [{ name, base: was, mine: one, theirs: other, ...(both ? { both } : {}), changedBy }];
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

function combinedPart(
  base: MergeablePart | undefined,
  mine: MergeablePart | undefined,
  theirs: MergeablePart | undefined,
): MergeablePart | undefined {
  if (!mine || !theirs) return undefined;
  const value = combine({ base: base?.value, mine: mine.value, theirs: theirs.value }, mine.language);
  if (value === undefined) return undefined;
  return { ...mine, value, ...(mine.block && isRecord(value) ? { block: { ...mine.block, ...value } } : {}) };
}

function changer(base: unknown, mine: unknown, theirs: unknown): Side | undefined {
  if (deepEqual(base, theirs)) return 'mine';
  return deepEqual(base, mine) ? 'theirs' : undefined;
}

/** Blocks that both sides have, in the order of the first. */
const shared = (parts: MergeableParts, sides: readonly MergeableParts[]): string[] =>
  [...parts].flatMap(([name, { block }]) => (block && sides.every((side) => side.has(name)) ? [name] : []));

/** Merges both sides by the choices. Uses mine for parts without a choice. */
export function mergedEntry(conflict: Conflict, choices: ReadonlyMap<string, Choice>): Entry {
  const { base, mine, theirs } = sidesOf(conflict);
  const choiceOf = (name: string): Choice => choices.get(name) ?? 'mine';
  const partOf = (name: string): MergeablePart | undefined => {
    const choice = choiceOf(name);
    const [one, other] = [mine.get(name), theirs.get(name)];
    if (choice === 'both') return combinedPart(base.get(name), one, other) ?? one;
    return choice === 'mine' ? one : other;
  };
  const [first, second] = choiceOf(orderPart) === 'theirs' ? [theirs, mine] : [mine, theirs];
  const chosen = interleaved([...first.keys()], [...second.keys()]).flatMap((name) => {
    const part = partOf(name);
    return part ? [[name, part] as const] : [];
  });
  const merged = entryOf(conflict.mine, new Map(chosen), isInBlocks(conflict));
  const edited = mergedTimes(conflict, choiceOf);
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

/** Merges the edit times. Those of a block come from the side that the block comes from, or are the user's. */
function mergedTimes({ mine, theirs }: Conflict, choiceOf: (name: string) => Choice): unknown {
  const [one, other] = [timesOf(mine), timesOf(theirs)];
  if (!one && !other) return undefined;
  const ids = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})]);
  const times = [...ids].flatMap((id) => {
    const side = choiceOf(id === '' ? 'data title' : `block 0 ${id}`) === 'theirs' ? other : one;
    return side?.[id] === undefined ? [] : [[id, side[id]] as const];
  });
  return Object.fromEntries(times);
}

const timesOf = ({ data: { edited } }: Entry): Readonly<Record<string, unknown>> | undefined =>
  typeof edited === 'object' && edited !== null ? { ...edited } : undefined;

const isInBlocks = ({ mine, theirs }: Conflict): boolean =>
  hasBlocks(mine.kind) && blocksOf(mine) !== undefined && blocksOf(theirs) !== undefined;

function sidesOf(conflict: Conflict): { base: MergeableParts; mine: MergeableParts; theirs: MergeableParts } {
  const inBlocks = isInBlocks(conflict);
  const { base, mine, theirs } = conflict;
  return {
    base: base ? partsOf(base, inBlocks) : new Map(),
    mine: partsOf(mine, inBlocks),
    theirs: partsOf(theirs, inBlocks),
  };
}

/** The smallest unit of a merge: a block or a field. */
interface MergeablePart {
  value: unknown;
  /** Path as in a `Difference`; for a block relative to the block. */
  path: Path;
  language?: Language;
  block?: StoredBlock;
}

type MergeableParts = ReadonlyMap<string, MergeablePart>;

const columns = ['facet', 'sort', 'date', 'until'] as const;

/** The parts of an entry by name. Names of blocks begin with `block `. */
function partsOf(entry: Entry, inBlocks: boolean): MergeableParts {
  const { texts, data } = entry;
  const blocks = inBlocks ? (blocksOf(entry) ?? []) : [];
  const parts: [string, MergeablePart][] = [
    ...columns.map((column): [string, MergeablePart] => [column, { value: entry[column], path: [column] }]),
    ...Object.entries(data)
      .filter(([key]) => key !== 'edited' && !(inBlocks && key === 'blocks'))
      .map(([key, value]): [string, MergeablePart] => [`data ${key}`, { value, path: ['data', key] }]),
    ...languages.flatMap((language) => textParts(texts?.[language], language)),
    ...withKeys(blocks).map(({ key, block }): [string, MergeablePart] => [
      `block ${key}`,
      { value: block, path: [], block },
    ]),
  ];
  return new Map(parts.filter(([, { value }]) => value !== undefined));
}

function textParts(
  text: NonNullable<Entry['texts']>[Language],
  language: Language,
): [string, MergeablePart][] {
  if (!text) return [];
  return [
    [`text ${language}`, { value: true, path: ['texts'], language }],
    [`facet ${language}`, { value: text.facet, path: ['facet'], language }],
    ...Object.entries(text.data).map(([key, value]): [string, MergeablePart] => [
      `text ${language} ${key}`,
      { value, path: ['data', key], language },
    ]),
  ];
}

/** Builds an entry from parts. The order of the parts is the order of the blocks. */
function entryOf({ kind, id }: Pick<Entry, 'kind' | 'id'>, parts: MergeableParts, inBlocks: boolean): Entry {
  const at = (name: string) => parts.get(name)?.value;
  const below = (start: string) =>
    Object.fromEntries(
      [...parts].flatMap(([name, { value }]) =>
        name.startsWith(start) ? [[name.slice(start.length), value]] : [],
      ),
    );
  const standing = languages.filter((language) => at(`text ${language}`));
  const text = (language: Language) => {
    const facet = at(`facet ${language}`);
    return {
      ...(typeof facet === 'string' ? { facet } : {}),
      data: below(`text ${language} `),
    };
  };
  const blocks = [...parts.values()].flatMap(({ block }) => block ?? []);
  return {
    kind,
    id,
    ...Object.fromEntries(columns.flatMap((column) => (parts.has(column) ? [[column, at(column)]] : []))),
    data: { ...below('data '), ...(inBlocks ? { blocks } : {}) },
    ...(standing.length > 0
      ? { texts: Object.fromEntries(standing.map((language) => [language, text(language)])) }
      : {}),
  };
}
