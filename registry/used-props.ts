import type * as z from 'zod';
import { memoize } from '#lib/memoize.ts';
import { type JsonSchema, jsonSchemaOf, namedValues } from '#schemas/json-schema.ts';

const describe = memoize(jsonSchemaOf);

/**
 * Names the props that have a value. A prop with a limited choice is named with its value, because each looks or works
 * in another way; no other value is part of a name.
 *
 * @param schema of the block
 * @param props of the current version
 * @returns the names in order: `links[].href`, `view=page`, `showSource=true`
 */
export function usedProps(schema: z.ZodType, props: unknown): string[] {
  return [...new Set(namesIn(describe(schema), props, ''))].sort();
}

function namesIn(json: JsonSchema | undefined, value: unknown, name: string): string[] {
  if (value === undefined || value === null || value === '') return [];
  const shapes = json ? alternatives(json) : [];
  if (Array.isArray(value)) {
    const items = shapes.find((shape) => shape.items)?.items;
    return value.flatMap((item) => namesIn(items, item, `${name}[]`));
  }
  if (typeof value !== 'object')
    return [typeof value === 'boolean' || isChoice(shapes, value) ? `${name}=${value}` : name];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = shapes.flatMap(({ properties }) => properties?.[key] ?? []);
    // Keys of a record are content, not names.
    const rest = shapes.map(({ additionalProperties }) => additionalProperties);
    const other = rest.find((one) => typeof one === 'object');
    const [shape, part] = own.length > 0 ? [{ anyOf: own }, key] : [other, '*'];
    return namesIn(shape, inner, name ? `${name}.${part}` : part);
  });
}

/** An icon is a choice too, but each looks like the others. */
const isChoice = (shapes: readonly JsonSchema[], value: unknown): boolean =>
  shapes.every(({ label }) => label?.widget !== 'icon') &&
  shapes.some(
    (shape) =>
      shape.const === value ||
      shape.enum?.includes(value) ||
      namedValues(shape, shape.label)?.some((named) => named === value),
  );

const alternatives = (json: JsonSchema): JsonSchema[] => [
  json,
  ...[...(json.anyOf ?? []), ...(json.oneOf ?? [])].flatMap(alternatives),
];
