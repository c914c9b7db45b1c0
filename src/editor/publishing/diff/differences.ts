import { type Entry, hasBlocks } from '#schemas/entry.ts';
import { languages } from '#schemas/language.ts';
import { type BlockDifference, blockDifferences, blocksOf } from './block-differences.ts';
import { type FieldDifference, fieldDifferences } from './field-differences.ts';

/**
 * The change of the entry itself. Paths of its fields begin with `data`, or are `facet`, `sort`, `date` or `until`.
 * `texts` with a language means that the entry gained or lost that language.
 */
export interface EntryDifference {
  /** `changed`: some of its fields changed. */
  change: 'added' | 'removed' | 'changed';
  block?: undefined;
  fields: readonly FieldDifference[];
}

export type Difference = EntryDifference | BlockDifference;

/**
 * Lists the changes of a draft in reading order: first the entry's own fields, then the blocks of a page.
 * @returns an empty list exactly if both versions are equal, apart from `edited`, which visitors never see
 */
export function differencesOf(before: Entry | undefined, after: Entry | null): Difference[] {
  if (after === null) return before ? [{ change: 'removed', fields: [] }] : [];
  const inBlocks = hasBlocks(after.kind) && (!before || blocksOf(before)) ? blocksOf(after) : undefined;
  const fields = [...sharedDifferences({ before, after, inBlocks }), ...textDifferences(before, after)];
  return [
    ...(before && fields.length === 0 ? [] : [{ change: before ? 'changed' : 'added', fields } as const]),
    ...(inBlocks ? blockDifferences((before && blocksOf(before)) ?? [], inBlocks) : []),
  ];
}

interface Sides {
  before: Entry | undefined;
  after: Entry;
}

/** Differences of the shared parts of an entry, including bilingual values. */
function sharedDifferences({ before, after, inBlocks }: Sides & { inBlocks: unknown }): FieldDifference[] {
  const shared = ({ facet, sort, date, until, data }: Entry) => {
    const { edited: _, blocks, ...rest } = data;
    return { facet, sort, date, until, data: inBlocks ? rest : { ...rest, blocks } };
  };
  const sides = { before: before && shared(before), after: shared(after) };
  return fieldDifferences(sides).filter(({ path }) => before || path.length > 1 || path[0] !== 'data');
}

/** Differences of the texts of each language, and added or removed languages. */
function textDifferences(before: Entry | undefined, after: Entry): FieldDifference[] {
  const hasTexts = (entry: Entry | undefined) => entry?.texts !== undefined;
  const whether =
    before && hasTexts(before) !== hasTexts(after)
      ? [{ path: ['texts'], before: hasTexts(before), after: hasTexts(after) }]
      : [];
  const byLanguage = languages.flatMap((language) => {
    const [one, other] = [before?.texts?.[language], after.texts?.[language]];
    const stands = { path: ['texts'], before: one !== undefined, after: other !== undefined };
    const appears = stands.before === stands.after ? [] : [stands];
    const fields = fieldDifferences({ before: one, after: other }).filter(
      ({ path }) => path.length > 1 || path[0] === 'facet',
    );
    return [...appears, ...fields].map((field) => ({ ...field, language }));
  });
  return [...whether, ...byLanguage];
}
