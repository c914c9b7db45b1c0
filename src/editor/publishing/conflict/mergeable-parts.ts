import type { Entry } from '#schemas/entry.ts';
import { type Language, languages } from '#schemas/language.ts';
import type { Path } from '../../fields/value-paths.ts';
import { blocksOf, type StoredBlock, withKeys } from '../diff/block-differences.ts';

/** The smallest unit of a merge: a block or a field. */
export interface MergeablePart {
  value: unknown;
  /** Path as in a `Difference`; for a block relative to the block. */
  path: Path;
  language?: Language;
  block?: StoredBlock;
}

export type MergeableParts = ReadonlyMap<string, MergeablePart>;

const columns = ['facet', 'sort', 'date', 'until'] as const;

/** The parts of an entry by name. Names of blocks begin with `block `. */
export function partsOf(entry: Entry, inBlocks: boolean): MergeableParts {
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
export function entryOf(
  { kind, id }: Pick<Entry, 'kind' | 'id'>,
  parts: MergeableParts,
  inBlocks: boolean,
): Entry {
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
