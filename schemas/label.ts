import * as z from 'zod';
import type { Localised } from './language.ts';

/** Kind of an editor's field, where the type of the schema does not tell it. `hidden` leaves the field out. */
export type Widget =
  | 'longText'
  | 'plain'
  | 'picture'
  | 'video'
  | 'media'
  | 'file'
  | 'link'
  | 'date'
  | 'dateTime'
  | 'icon'
  | 'hidden';

/** What editors read about a key of a schema. */
export interface Label extends Localised {
  /** One line below the label. Only where the label alone leaves a question open. */
  help?: Localised;
  widget?: Widget;
  /** Names of the values of an enumeration. A plain text or number with names here becomes a choice of them. */
  values?: Readonly<Record<string, Localised>>;
}

/**
 * Labels by schema. They have a registry of their own so that they stay out of the documents that are made from the
 * global one: the contract (OpenAPI) and `GET /api/blocks`.
 */
const labels = z.registry<Label>();

/**
 * Labels a key of a schema for editors and for the JSON Schema of pages.
 *
 * @returns a copy of the schema, so that one schema can stand under several keys with different labels
 * @example
 * z.object({ days: label(z.string(), { zh: '日期', en: 'Days' }) });
 */
export function label<T extends z.ZodType>(schema: T, text: Label): T {
  const copy = schema.clone();
  // The registry's type depends on the schema's, which only the caller knows.
  labels.add(copy as z.ZodType, text);
  return copy;
}

/** @returns the label of a schema; `undefined` if it has none */
export const labelOf = (schema: z.core.$ZodType): Label | undefined => labels.get(schema);

/** The label of a value of an enumeration; without one the value itself. */
export const valueLabel = (value: unknown, of: Label | undefined): Localised =>
  of?.values?.[String(value)] ?? unlabelled(String(value));

/** A name that stands in for a missing label. */
export const unlabelled = (name: string): Localised => ({ zh: name, en: name });
