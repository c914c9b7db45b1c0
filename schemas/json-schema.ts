import * as z from 'zod';
import { listItems, type StrictText, strictTexts } from './tolerant.ts';

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
  /** `{ label, help }` in both languages, where the name of a field says something else (`FieldWords`). */
  words?: unknown;
  /** Of a text that is read tolerantly. */
  strictText?: StrictText;
  /** The kind of a field, where neither its schema nor its name tells. */
  widget?: unknown;
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
      const strictText = strictTexts.get(zodSchema);
      if (strictText) Object.assign(jsonSchema, { strictText });
      const item = listItems.get(zodSchema);
      // A tree holds itself: its branches are edited one by one.
      if (item && !(item instanceof z.ZodLazy))
        Object.assign(jsonSchema, { type: 'array', items: jsonSchemaOf(item) });
    },
  }) as JsonSchema;
