import * as z from 'zod';
import { configEntity, type Entity, entities } from '#schemas/entities.ts';
import type { Entry, EntryKind } from '#schemas/entry.ts';
import type { FacetRule } from '#schemas/facets.ts';
import { label } from '#schemas/label.ts';
import { type Language, type Localised, languages } from '#schemas/language.ts';
import {
  type EntryPart,
  halfOf,
  inData,
  inLanguage,
  pairInTexts,
  pairOfTwins,
  withText,
} from './entry-parts.ts';
import type { FieldModel, ObjectField } from './field-model.ts';
import { modelOf } from './model.ts';

/**
 * The fields of an entry, each with access to its value: in `data`, by language in `texts`, in two fields of `data`, or
 * in a column.
 * @param id key of a config
 */
export function formOf(kind: EntryKind, id?: string): EntryPart[] {
  const entity = entities[kind];
  const hidden = new Set([...(entity.derived ?? []), ...Object.values(entity.twins ?? {})]);
  const fields = (modelOfEntry(kind, id)?.fields ?? []).filter(({ key }) => !hidden.has(key));
  return [...columnParts(entity), ...fields.flatMap((field) => partsOf(field, entity))];
}

/**
 * The fields of a stored entry; those of a config depend on its key.
 * @returns undefined for an unknown key
 */
export function modelOfEntry(kind: EntryKind, id?: string): ObjectField | undefined {
  if (kind !== 'config') {
    const { schema } = entities[kind];
    return schema && modelOf(schema);
  }
  const config = id === undefined ? undefined : configEntity(id);
  return (
    config &&
    modelOf(
      config.bareList ? z.object({ list: label(config.schema, { zh: '条目', en: 'Items' }) }) : config.schema,
    )
  );
}

function partsOf(field: FieldModel, { place, texts, twins }: Entity): EntryPart[] {
  const twin = twins?.[field.key];
  if (twin) return [pairOfTwins(field, twin)];
  const isShared = place !== 'byLanguage' || (texts !== undefined && !texts.includes(field.key));
  if (isShared) return [inData(field)];
  if ('localised' in field && field.localised) return [pairInTexts(field)];
  return languages.map((language) => inLanguage(field, language));
}

export const formOfEntry = ({ kind, id }: Pick<Entry, 'kind' | 'id'>): EntryPart[] => formOf(kind, id);

/** The columns of an entry that editors fill in: facet, sort number and dates. */
function columnParts({ facet, order, lasts, derived }: Entity): EntryPart[] {
  const isMoment = derived?.includes('createTime') ?? false;
  const days: EntryPart[] = [
    column('date', { ...named({ zh: '日期', en: 'Date' }, true), kind: isMoment ? 'dateTime' : 'date' }),
    ...(lasts ? [column('until', { ...named({ zh: '结束日期', en: 'Last day' }, true), kind: 'date' })] : []),
  ];
  const place = column('sort', {
    ...named({ zh: '顺序', en: 'Order' }, false, { zh: '数字小的在前', en: 'Smaller numbers come first' }),
    kind: 'number',
    whole: true,
  });
  return [
    ...(facet ? [facetPart(facet)] : []),
    ...(order === 'newest' || order === 'earliest' ? days : []),
    ...(order === 'sort' ? [place] : []),
  ];
}

const named = (label: Localised, required: boolean, help?: Localised) => ({ key: '', label, required, help });

type Column = 'facet' | 'sort' | 'date' | 'until';

const column = (name: Column, field: FieldModel): EntryPart => ({
  field: { ...field, key: name },
  path: [name],
  read: (entry) => entry[name],
  write: (entry, next) => {
    const { [name]: _before, ...rest } = entry;
    if (next === undefined) return rest;
    // An existing column keeps its position in the object.
    return name in entry ? { ...entry, [name]: next } : { ...rest, [name]: next };
  },
});

/** A choice from the known values, or a free name in each language. */
function facetPart({ names, help, values, valueNames }: FacetRule): EntryPart {
  if (!values) return columnName(names, help);
  const options = values.map((value) => ({ value, label: valueNames?.[value] ?? { zh: value, en: value } }));
  return column('facet', { ...named(names, true), kind: 'choice', options });
}

const columnName = (label: Localised, help: Localised | undefined): EntryPart => ({
  field: { ...named(label, true, help), key: 'facet', kind: 'text', localised: true },
  path: ['facet'],
  read: (entry) => {
    const [zh = '', en = ''] = languages.map((language) => entry.texts?.[language]?.facet ?? entry.facet);
    return zh === '' && en === '' ? undefined : { zh, en };
  },
  write: (entry, next) =>
    languages.reduce((written, language) => withFacet(written, language, halfOf(next, language)), entry),
});

function withFacet(entry: Entry, language: Language, facet: string): Entry {
  const own = entry.texts?.[language];
  if ((own?.facet ?? entry.facet ?? '') === facet) return entry;
  const { facet: _before, ...rest } = own ?? { data: {} };
  return withText(entry, language, facet ? { facet, ...rest } : rest);
}
