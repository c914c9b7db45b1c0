import { newId } from '../new-id.ts';
import type { FieldModel, ObjectField } from './field-model.ts';
import { pickVariant } from './pick-variant.ts';
import { readAt, writeAt } from './value-paths.ts';

/** Creates the emptiest value that the schema of a field allows. */
export function seedOf(field: FieldModel): unknown {
  if (field.standard !== undefined) return structuredClone(field.standard);
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'richText':
      return field.localised ? { zh: '', en: '' } : '';
    case 'number':
      return Math.min(Math.max(0, field.min ?? 0), field.max ?? Number.POSITIVE_INFINITY);
    case 'switch':
      return false;
    case 'key':
      return newKey();
    case 'choice':
    case 'icon':
      return field.options[0]?.value ?? '';
    case 'object':
      return seedOfObject(field);
    case 'list':
      return Array.from({ length: field.min ?? 0 }, () => seedOf(field.item));
    case 'record':
      return {};
    case 'union':
    case 'source':
      return field.variants[0] && seedOfObject(field.variants[0]);
    case 'unknown':
      return null;
    default:
      return '';
  }
}

/** A key that no other item has: a letter, then letters and digits. */
const newKey = (): string => `f${newId('').replace(/[^a-z0-9]/g, '')}`;

/** Returns a copy of a list item with new keys, because two items with the same key would be one. */
export function copyOf(field: FieldModel, value: unknown): unknown {
  switch (field.kind) {
    case 'key':
      return newKey();
    case 'object':
      return field.fields.reduce((copy, part) => {
        const before = readAt(value, [part.key]);
        return before === undefined ? copy : writeAt(copy, [part.key], copyOf(part, before));
      }, value);
    case 'union': {
      const variant = pickVariant(field, value);
      return variant ? copyOf(variant, value) : structuredClone(value);
    }
    default:
      return structuredClone(value);
  }
}

/** Contains the required parts only. */
const seedOfObject = ({ fields }: ObjectField): Record<string, unknown> =>
  Object.fromEntries(fields.filter(({ required }) => required).map((field) => [field.key, seedOf(field)]));

/** Converts a value to another variant of its union. Parts with the same key and kind in both are preserved. */
export function reshape(to: ObjectField, { from, value }: { from: ObjectField | undefined; value: unknown }) {
  const old: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
  const preserved = to.fields.filter((field) => {
    const before = from?.fields.find(({ key }) => key === field.key);
    return old[field.key] !== undefined && before !== undefined && isAlike(field, before);
  });
  const seed = seedOfObject(to);
  const names = to.fields
    .map(({ key }) => key)
    .filter((key) => key in seed || preserved.some((field) => field.key === key));
  return Object.fromEntries(
    names.map((key) => [key, preserved.some((field) => field.key === key) ? old[key] : seed[key]]),
  );
}

/** Two choices, unions or composite fields must match exactly. Other fields of the same kind are interchangeable. */
const isAlike = (a: FieldModel, b: FieldModel): boolean =>
  a.kind === b.kind &&
  (['choice', 'object', 'union', 'source', 'list', 'record'].includes(a.kind)
    ? JSON.stringify(a) === JSON.stringify(b)
    : true);
