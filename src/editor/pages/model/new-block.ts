import type { BlockDefinition } from '#blocks/define.ts';
import { memoize } from '#lib/memoize.ts';
import { isRecord } from '#schemas/is-record.ts';
import type { FieldModel, ObjectField } from '../../fields/field-model.ts';
import { modelOf } from '../../fields/model.ts';
import { pickVariant } from '../../fields/pick-variant.ts';

/** Form model of a block; cached. */
export const modelOfBlock = memoize(({ schema }: BlockDefinition) => modelOf(schema));

/** The block's example with both languages in every text. */
export function exampleProps(definition: BlockDefinition): Record<string, unknown> {
  const props = localiseExample(
    modelOfBlock(definition),
    structuredClone(definition.storedExample ?? definition.example),
  );
  return isRecord(props) ? props : {};
}

/** A new block with the example's props. */
export const newBlock = (definition: BlockDefinition, id: string): Record<string, unknown> => ({
  id,
  type: definition.type,
  version: definition.version,
  props: exampleProps(definition),
});

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
