import { deepEqual } from '#lib/deep-equal.ts';
import { isRecord } from '#schemas/is-record.ts';
import { isLocalised, type Language, languageKey, languages } from '#schemas/language.ts';
import type { Path } from '../../fields/value-paths.ts';
import { pairUp } from './align.ts';

/** A changed part of a value. `before` is absent if it was added, `after` if it was removed. */
export interface FieldDifference {
  path: Path;
  /** Language of the text, if each language has its own. */
  language?: Language | undefined;
  before: unknown;
  after: unknown;
}

interface Sides {
  before: unknown;
  after: unknown;
}

/** Lists the parts in which two values differ: none if they are equal, otherwise at least one. */
export function fieldDifferences({ before, after }: Sides, path: Path = []): FieldDifference[] {
  if (deepEqual(before, after)) return [];
  const inner = partsOf({ before, after }, path);
  return inner.length > 0 ? inner : [{ path, before, after }];
}

function partsOf({ before, after }: Sides, path: Path): FieldDifference[] {
  const sides = [before, after].filter((side) => side !== undefined);
  if (sides.every(isPair)) return halves({ before, after }, path);
  if (sides.every((side) => Array.isArray(side))) return items({ before, after }, path);
  if (!sides.every(isRecord)) return [];
  const [old, now] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  const keys = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...keys].flatMap((key) => fieldDifferences({ before: old[key], after: now[key] }, [...path, key]));
}

const halves = ({ before, after }: Sides, path: Path): FieldDifference[] =>
  languages.flatMap((language) => {
    const half = (side: unknown) => (isPair(side) ? side[languageKey(language)] : undefined);
    const [one, other] = [half(before), half(after)];
    return deepEqual(one, other) ? [] : [{ path, language, before: one, after: other }];
  });

const items = ({ before, after }: Sides, path: Path): FieldDifference[] => {
  const list = (side: unknown): unknown[] => (Array.isArray(side) ? side : []);
  return pairUp(list(before), list(after), deepEqual).flatMap(({ before: one, after: other }) =>
    fieldDifferences({ before: one?.item, after: other?.item }, [...path, other?.index ?? one?.index ?? 0]),
  );
};

const isPair = (value: unknown): value is Readonly<Record<'zh' | 'en', unknown>> =>
  isRecord(value) && isLocalised(value);
