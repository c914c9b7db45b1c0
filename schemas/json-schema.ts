import * as z from 'zod';
import { type Label, labelOf } from './label.ts';
import { listItems, type StrictText, strictTexts } from './lenient-fields.ts';

/** The parts of JSON Schema that forms and documents use, with metadata of the schemas. */
export interface JsonSchema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string;
  format?: string;
  contentMediaType?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  /** Label for editors (`label()`). */
  label?: Label;
  /** Strict form of a leniently read text. */
  strictText?: StrictText;
}

/**
 * @returns the JSON Schema of what the schema accepts, with `label` at labelled keys, and lists of lenient readers as
 * arrays
 */
export const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      // The safe integer limits of JavaScript are irrelevant to editors.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      Object.assign(jsonSchema, strictTexts.get(zodSchema));
      const label = labelOf(zodSchema);
      // Merges the label of a key with that of the inner schema, which may have labels of values.
      if (label) Object.assign(jsonSchema, { label: { ...Object(jsonSchema.label), ...label } });
      const item = listItems.get(zodSchema);
      // Does not expand recursive schemas.
      if (item && !(item instanceof z.ZodLazy))
        Object.assign(jsonSchema, { type: 'array', items: jsonSchemaOf(item) });
    },
  }) as JsonSchema;

/**
 * Labelled values of a text or integer whose schema does not list its values.
 *
 * @returns `undefined` if the label names none
 */
export function namedValues(json: JsonSchema, label: Label | undefined): (string | number)[] | undefined {
  if (!label?.values) return undefined;
  const names = Object.keys(label.values);
  if (json.type === 'string') return names;
  return json.type === 'integer' ? names.map(Number) : undefined;
}
