import { isRecord } from '#schemas/is-record.ts';
import type { FieldModel, ObjectField, UnionField } from './field-model.ts';

/** Returns the first variant whose fixed values and required parts a value has. */
export function pickVariant({ variants }: UnionField, value: unknown): ObjectField | undefined {
  const alike = variants.filter((variant) => hasFixedValues(variant, value));
  return alike.find((variant) => isComplete(variant, value)) ?? alike[0];
}

/** True for a choice with a single option: a discriminator, which needs no control. */
export const isFixed = (field: FieldModel): boolean =>
  field.kind === 'choice' && field.required && field.options.length === 1;

/** True if every enumerated part has an allowed value. Missing parts count as matching. */
function hasFixedValues(variant: ObjectField, value: unknown): boolean {
  if (!isRecord(value)) return false;
  return variant.fields.every((field) => {
    const part = value[field.key];
    if (part === undefined) return !isFixed(field);
    if (field.kind === 'choice') return field.open || field.options.some((option) => option.value === part);
    if (field.kind === 'source') return field.variants.some((inner) => hasFixedValues(inner, part));
    return field.kind !== 'object' || hasFixedValues(field, part);
  });
}

const isComplete = (variant: ObjectField, value: unknown): boolean =>
  isRecord(value) && variant.fields.every(({ key, required }) => !required || value[key] !== undefined);
