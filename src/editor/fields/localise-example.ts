import { isRecord } from '#schemas/is-record.ts';
import type { FieldModel, ObjectField } from './field-model.ts';
import { pickVariant } from './pick-variant.ts';

/**
 * Turns props in one language into the editor's form: every localised text holds both languages, with the same text in
 * each. Values that the model does not describe stay unchanged.
 */
export const localiseExample = (model: ObjectField, example: unknown): unknown =>
  localiseField(model, example);

function localiseField(field: FieldModel, value: unknown): unknown {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'richText':
      return field.localised && typeof value === 'string' ? { zh: value, en: value } : value;
    case 'object':
      return localiseParts(field.fields, value);
    case 'list':
      return Array.isArray(value) ? value.map((item) => localiseField(field.item, item)) : value;
    case 'record':
      return isRecord(value)
        ? Object.fromEntries(
            Object.entries(value).map(([key, item]) => [key, localiseField(field.item, item)]),
          )
        : value;
    case 'union':
    case 'source': {
      const variant = pickVariant(field, value);
      return variant ? localiseParts(variant.fields, value) : value;
    }
    default:
      return value;
  }
}

function localiseParts(fields: readonly FieldModel[], value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const field = fields.find((candidate) => candidate.key === key);
      return [key, field ? localiseField(field, part) : part];
    }),
  );
}
