import fc from 'fast-check';

/** The parts of JSON Schema that requests use. */
export interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  const?: unknown;
  enum?: unknown[];
  type?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** A valid value generated from the schema. */
export function valueFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueFor));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'array')
    return fc.array(valueFor(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: 4 });
  if (schema.type === 'integer')
    return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? Math.max(9, schema.minimum ?? 0) });
  if (schema.format === 'date')
    return fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10));
  const longest = Math.max(12, schema.minLength ?? 0);
  return fc
    .string({ unit: 'grapheme', minLength: schema.minLength ?? 0, maxLength: longest })
    .filter(
      (text) => text.length <= (schema.maxLength ?? longest) && text.trim().length >= (schema.minLength ?? 0),
    );
}

/** Prefers small integers, so that paging is not only tested with extremes. */
export const small = (schema: JsonSchema): JsonSchema =>
  schema.type === 'integer' && (schema.maximum ?? 0) > 1_000
    ? { ...schema, minimum: -2, maximum: 120 }
    : schema;
