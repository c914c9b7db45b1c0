import * as z from 'zod';
import { listItems } from '#schemas/tolerant.ts';
import { entityNames } from './entities.ts';

/** A JSON Schema (2020-12), as OpenAPI 3.1 has it. */
export type JsonSchema = Record<string, unknown>;

export const schemaRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** What a schema puts out: an entity by its name, anything else as it is. */
export function answerSchema(schema: z.core.$ZodType): JsonSchema {
  const name = entityNames.get(schema);
  return name === undefined ? inline(schema) : schemaRef(name);
}

/** Every named entity; each refers to the others by their names. */
export const entitySchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries([...entityNames].map(([schema, name]) => [name, inline(schema)]));

function inline(root: z.core.$ZodType): JsonSchema {
  const { $schema, ...json } = z.toJSONSchema(root, {
    io: 'output',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      const item = listItems.get(zodSchema);
      if (item) Object.assign(jsonSchema, { type: 'array', items: answerSchema(behindLazy(item)) });
      // An answer is complete: whatever has a default is there.
      delete jsonSchema.default;
      withoutMachineLimits(jsonSchema);
      const name = zodSchema === root ? undefined : entityNames.get(zodSchema);
      if (name !== undefined) replaceBy(jsonSchema, schemaRef(name));
    },
  });
  return json;
}

/** A tree holds itself through a lazy schema. */
const behindLazy = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodLazy ? schema.unwrap() : schema;

/** The limits of numbers in JavaScript say nothing about the contract. */
export function withoutMachineLimits(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

function replaceBy(target: JsonSchema, source: JsonSchema): void {
  for (const key of Object.keys(target)) delete target[key];
  Object.assign(target, source);
}
