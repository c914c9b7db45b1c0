import type { BlockDefinition } from '#blocks/define.ts';
import { isRecord } from '#schemas/is-record.ts';
import type { ObjectField } from '../../fields/field-model.ts';
import { localiseExample } from '../../fields/localise-example.ts';
import { modelOf } from '../../fields/model.ts';

const models = new WeakMap<BlockDefinition, ObjectField>();

/** Form model of a block; cached. */
export function modelOfBlock(definition: BlockDefinition): ObjectField {
  const model = models.get(definition) ?? modelOf(definition.schema);
  models.set(definition, model);
  return model;
}

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
