import * as z from 'zod';
import { configEntity, type Entity, entities } from '#schemas/entities.ts';
import type { Entry, EntryKind } from '#schemas/entry.ts';
import { label } from '#schemas/label.ts';
import { languages } from '#schemas/language.ts';
import { columnParts } from './entry-columns.ts';
import { type EntryPart, inData, inLanguage, pairInTexts, pairOfTwins } from './entry-parts.ts';
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
