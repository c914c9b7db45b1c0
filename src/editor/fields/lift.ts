import { isRecord } from '#schemas/is-record.ts';
import type { FieldModel, ObjectField } from './field-model.ts';
import { pickVariant } from './pick-variant.ts';

/**
 * Props in one language as the editor holds them: every text for people in both languages, the same in each. What the
 * model does not know stays as it is.
 */
export const liftExample = (model: ObjectField, example: unknown): unknown => lift(model, example);

function lift(field: FieldModel, value: unknown): unknown {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'richText':
      return field.localised && typeof value === 'string' ? { zh: value, en: value } : value;
    case 'object':
      return liftParts(field.fields, value);
    case 'list':
      return Array.isArray(value) ? value.map((item) => lift(field.item, item)) : value;
    case 'record':
      return isRecord(value)
        ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, lift(field.item, item)]))
        : value;
    case 'union':
    case 'source': {
      const variant = pickVariant(field, value);
      return variant ? liftParts(variant.fields, value) : value;
    }
    default:
      return value;
  }
}

function liftParts(fields: readonly FieldModel[], value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const field = fields.find((candidate) => candidate.key === key);
      return [key, field ? lift(field, part) : part];
    }),
  );
}
