import * as z from 'zod';
import { listItems } from '#schemas/lenient-fields.ts';
import { entityNames } from './entities.ts';

/** A JSON Schema (2020-12), as OpenAPI 3.1 has it. */
export type JsonSchema = Record<string, unknown>;

export const schemaRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** The output of a schema: a reference for an entity, otherwise an inline schema. */
export function answerSchema(schema: z.core.$ZodType): JsonSchema {
  const name = entityNames.get(schema);
  return name === undefined ? inline(schema) : schemaRef(name);
}

/** All named entities; they refer to each other by name. */
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
      // Answers are complete: fields with a default are always present.
      delete jsonSchema.default;
      withoutMachineLimits(jsonSchema);
      const name = zodSchema === root ? undefined : entityNames.get(zodSchema);
      if (name !== undefined) replaceBy(jsonSchema, schemaRef(name));
    },
  });
  return json;
}

/** Recursive schemas use a lazy schema. */
const behindLazy = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodLazy ? schema.unwrap() : schema;

/** Removes JavaScript's integer limits, which mean nothing in the contract. */
export function withoutMachineLimits(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

function replaceBy(target: JsonSchema, source: JsonSchema): void {
  for (const key of Object.keys(target)) delete target[key];
  Object.assign(target, source);
}
