import type { FieldModel } from './field-model.ts';
import { pickVariant } from './pick-variant.ts';
import { type Path, readAt } from './value-paths.ts';

/** A nested value with its form field. */
export interface Part {
  field: FieldModel;
  path: Path;
}

/** All nested values that have a form field, parents first. Omits absent values. */
export function partsIn(field: FieldModel, value: unknown, path: Path = []): Part[] {
  if (value === undefined) return [];
  const inner = (part: FieldModel, name: string | number) =>
    partsIn(part, readAt(value, [name]), [...path, name]);
  const within = (): Part[] => {
    switch (field.kind) {
      case 'object':
        return field.fields.flatMap((part) => inner(part, part.key));
      case 'list':
        return Array.isArray(value) ? value.flatMap((_, index) => inner(field.item, index)) : [];
      case 'record':
        return Object.keys(Object(value)).flatMap((key) => inner(field.item, key));
      case 'union':
      case 'source':
        return pickVariant(field, value)?.fields.flatMap((part) => inner(part, part.key)) ?? [];
      default:
        return [];
    }
  };
  return [{ field, path }, ...within()];
}

/** All fields of a form, including those of variants and items, parents first. */
export function fieldsIn(field: FieldModel): FieldModel[] {
  switch (field.kind) {
    case 'object':
      return [field, ...field.fields.flatMap(fieldsIn)];
    case 'list':
      return [field, ...fieldsIn(field.item)];
    case 'record':
      return [field, ...fieldsIn(field.keys), ...fieldsIn(field.item)];
    case 'union':
    case 'source':
      return [field, ...field.variants.flatMap(fieldsIn)];
    default:
      return [field];
  }
}
