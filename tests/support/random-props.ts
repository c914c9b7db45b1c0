import fc from 'fast-check';
import type { FieldModel, ObjectField } from '#editor/fields/field-model.ts';

/** Random props in the editor's format, with texts in both languages, generated from the fields of a form. */
export const propsOf = (model: ObjectField): fc.Arbitrary<unknown> => partsOf(model.fields);

const text = (length = 12) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(length, 12) })
    .map((made) => made.trim() || '馆');
const path = fc.stringMatching(/^\/[a-z]{1,8}$/);

function partsOf(fields: readonly FieldModel[]): fc.Arbitrary<unknown> {
  const parts = fc.record(Object.fromEntries(fields.map((field) => [field.key, valueIn(field)])), {
    requiredKeys: fields.filter(({ required }) => required).map(({ key }) => key),
    noNullPrototype: true,
  });
  // Stored props may have their keys in any order.
  return fc.tuple(parts, fc.boolean()).map(([made, turned]) => {
    const entries = Object.entries(made);
    return Object.fromEntries(turned ? entries.toReversed() : entries);
  });
}

function valueIn(field: FieldModel): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'richText': {
      // A name of a field is a word.
      if (!field.localised) return fc.stringMatching(/^[a-z]{1,8}$/);
      const half = text(field.maxLength).map((made) => made.slice(0, field.maxLength ?? 12));
      return fc.oneof(
        { weight: 4, arbitrary: fc.record({ zh: half, en: half }, { noNullPrototype: true }) },
        half,
      );
    }
    case 'key':
    case 'keyOf':
      return fc.stringMatching(/^[a-z]{1,8}$/);
    case 'number':
      return fc.integer({ min: Math.ceil(field.min ?? 0), max: Math.floor(field.max ?? 99) });
    case 'switch':
      return fc.boolean();
    case 'choice':
    case 'icon':
      return fc.constantFrom(...field.options.map(({ value }) => value));
    case 'object':
      return partsOf(field.fields);
    case 'list':
      return fc.array(valueIn(field.item), {
        minLength: field.min ?? 0,
        maxLength: Math.min(field.max ?? 3, 3),
      });
    case 'record':
      return fc.dictionary(path, valueIn(field.item), { maxKeys: 3, noNullPrototype: true });
    case 'union':
    case 'source':
      return fc.oneof(...field.variants.map((variant) => partsOf(variant.fields)));
    case 'date':
      return fc.constantFrom('2026-01-31', '2024-02-29');
    case 'time':
      return fc.constantFrom('00:00', '17:30');
    case 'unknown':
      return fc.anything();
    default:
      return path;
  }
}
