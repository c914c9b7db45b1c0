import * as z from 'zod';
import type { EntryIssue } from '#schemas/editor/editorial.ts';
import { configEntities, entities, pagesConfigKey } from '#schemas/entities.ts';
import type { Entry, EntryKind } from '#schemas/entry.ts';
import { facetOf } from '#schemas/facets.ts';
import { isRecord } from '#schemas/is-record.ts';
import type { Language } from '#schemas/language.ts';
import { droppedFrom } from '#schemas/lenient-fields.ts';
import { contractItem, itemSchema, languagesOf, partsOf } from './contract-item.ts';

/**
 * Lists every problem of an entry, for each language it has. The contract is read leniently, so that one bad
 * field of a foreign backend costs only that field. Content published here is checked strictly, because the
 * editor who wrote it can correct it.
 * @returns an empty list when the entry is valid
 */
export const checkEntry = (entry: Entry): EntryIssue[] => checkLanguages(entry, languagesOf(entry));

/**
 * Like {@link checkEntry}, for the languages that are being published.
 *
 * @returns no issue if the entry may be published in them
 */
export function checkLanguages(entry: Entry, checked: readonly Language[]): EntryIssue[] {
  const { kind, id } = entry;
  const schema = itemSchema(entry);
  if (!schema) return [{ kind, id, field: 'id', reason: unknownKey(id) }];
  return checked.flatMap((language) => {
    const item = contractItem(partsOf(entry, language), language);
    const parsed = schema.safeParse(item);
    const found = parsed.success
      ? lostFields(item, parsed.data, '')
      : parsed.error.issues.map(({ path, message }) => ({ field: fieldAt(path), reason: message }));
    const broken = [checkFacet, ...(rules[kind] ?? [])].flatMap((rule) => rule(entry, language));
    return [...found, ...broken].map((issue) => ({ kind, id, language, ...issue }));
  });
}

type Found = Pick<EntryIssue, 'field' | 'reason'>;
type Rule = (entry: Entry, language: Language) => Found[];

const unknownKey = (key: string) =>
  key === pagesConfigKey
    ? 'this config is built from pages and redirects: publish entries of kind page or redirect instead'
    : `no such config; there are ${Object.keys(configEntities).join(', ')}`;

/** Checks the facet, for kinds whose lists are selected by one. */
const checkFacet: Rule = (entry, language) => {
  const rule = entities[entry.kind].facet;
  const facet = facetOf(entry, language);
  if (!rule || (rule.values ? rule.values.includes(facet) : facet !== '')) return [];
  const expected = rule.values ? `: expected one of ${rule.values.join(', ')}` : '';
  return [{ field: 'facet', reason: `${rule.what} is ${facet === '' ? 'missing' : 'unknown'}${expected}` }];
};

/** Rejects `texts` on kinds that store both languages in their own fields. */
const withoutTexts =
  (what: string): Rule =>
  ({ texts }) =>
    texts ? [{ field: 'texts', reason: `${what} itself` }] : [];

/** Requires a first and a last day; they may be equal. */
const checkDays: Rule = ({ date, until }) => {
  if (!z.iso.date().safeParse(date).success)
    return [{ field: 'date', reason: 'the first day is expected, yyyy-mm-dd' }];
  if (until === undefined) return [{ field: 'until', reason: 'the last day is expected, yyyy-mm-dd' }];
  return date !== undefined && date > until
    ? [{ field: 'until', reason: `the last day is before the first, ${date}` }]
    : [];
};

/** Rules of some kinds beyond the schemas of their items. */
const rules: { readonly [K in EntryKind]?: readonly Rule[] } = {
  menu: [withoutTexts('a menu item holds both names, menuName and menuNameEn,')],
  schedule: [withoutTexts('a schedule item holds both names, projectName and projectNameEn,'), checkDays],
  atlas: [withoutTexts('an activity holds both names, atlasNameCn and atlasNameEn,')],
  redirect: [withoutTexts('a redirect applies to both languages by')],
};

/** Finds fields of `input` that the schema could not read: absent from `output`, or dropped from a list. */
function lostFields(input: unknown, output: unknown, path: string): Found[] {
  if (Array.isArray(output)) return lostItems(input, output, path);
  if (!isRecord(input) || !isRecord(output)) return [];
  return Object.entries(output).flatMap(([key, value]) => {
    const field = path === '' ? key : `${path}.${key}`;
    if (value === undefined)
      return isEmpty(input[key]) ? [] : [{ field, reason: 'this value is not understood' }];
    return lostFields(input[key], value, field);
  });
}

function lostItems(input: unknown, output: unknown[], path: string): Found[] {
  const dropped = droppedFrom(output);
  if (dropped.length > 0) return dropped.map(({ index, reason }) => ({ field: `${path}[${index}]`, reason }));
  // A config that consists of a list only stores it under `list`.
  const items = isRecord(input) ? input.list : input;
  if (isEmpty(items)) return [];
  if (!Array.isArray(items)) return [{ field: path || 'list', reason: 'a list is expected' }];
  return output.flatMap((value, index) => lostFields(items[index], value, `${path}[${index}]`));
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/**
 * @returns the path of a field as code, for messages
 * @example
 * fieldAt(['list', 2, 'url']); // 'list[2].url'
 */
export const fieldAt = (path: readonly PropertyKey[]): string =>
  path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index ? '.' : ''}${String(step)}`))
    .join('') || 'data';
