import type * as z from 'zod';
import { createCatalogue } from '#registry/blocks.ts';
import type { EntryName } from '#schemas/editor/editorial.ts';
import { configEntity, entities } from '#schemas/entities.ts';
import { type Words, words } from '#schemas/words/words.ts';
import type { ObjectField } from '../fields/field-model.ts';
import { modelOf } from '../fields/model.ts';

const catalogue = createCatalogue();
const made = new Map<z.ZodType, ObjectField>();

/** Made once: it takes a while. */
function fieldsOf(schema: z.ZodType, name: string): ObjectField {
  const model = made.get(schema) ?? modelOf(schema, name);
  made.set(schema, model);
  return model;
}

/** What a block is called, and its fields; unknown ones go by their type. */
export function blockModel(type: string): { name: Words; model: ObjectField | undefined } {
  const definition = catalogue.get(type);
  if (!definition) return { name: words(type, type), model: undefined };
  return { name: definition.palette.name, model: fieldsOf(definition.schema, type) };
}

/** What an entry of a kind is called, and its fields. */
export function entryModel({ kind, id }: EntryName): { name: Words; model: ObjectField | undefined } {
  const config = kind === 'config' ? configEntity(id) : undefined;
  const schema = config?.schema ?? entities[kind].schema;
  return { name: config?.names ?? entities[kind].one, model: schema && fieldsOf(schema, kind) };
}
