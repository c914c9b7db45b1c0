import * as z from 'zod';
import { type Label, labelOf } from './label.ts';
import { listItems, type StrictText, strictTexts } from './lenient-fields.ts';

/** What of JSON Schema forms and documents are made from, with what schemas say of themselves by `.meta()`. */
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
  /** What editors read about it (`label()`). */
  label?: Label;
  /** Of a text that is read tolerantly. */
  strictText?: StrictText;
}

/** What a schema takes, lists of the contract included. */
export const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      // The limits of numbers in JavaScript say nothing to an editor.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      Object.assign(jsonSchema, strictTexts.get(zodSchema));
      const label = labelOf(zodSchema);
      // The label of a key adds to that of the schema inside, which may name the values.
      if (label) Object.assign(jsonSchema, { label: { ...Object(jsonSchema.label), ...label } });
      const item = listItems.get(zodSchema);
      // A tree holds itself: its branches are edited one by one.
      if (item && !(item instanceof z.ZodLazy))
        Object.assign(jsonSchema, { type: 'array', items: jsonSchemaOf(item) });
    },
  }) as JsonSchema;

/**
 * The values that a label names where the schema does not list them: those of a text, or of a whole number.
 *
 * @returns `undefined` if the label names none
 */
export function namedValues(json: JsonSchema, label: Label | undefined): (string | number)[] | undefined {
  if (!label?.values) return undefined;
  const names = Object.keys(label.values);
  if (json.type === 'string') return names;
  return json.type === 'integer' ? names.map(Number) : undefined;
}
