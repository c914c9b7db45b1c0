import * as z from 'zod';
import type { Localised } from './language.ts';

/**
 * Kind of an editor's field, if the schema's type does not determine it. `hidden` leaves the field out. `key` is a name
 * that programs need: the editor makes it and never shows it. `keyOf` refers to such a name: editors choose it by the
 * label of its owner. `event` refers to an
 * event of the schedule: editors find it by its name.
 */
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
  | 'time'
  | 'icon'
  | 'key'
  | 'keyOf'
  | 'event'
  | 'hidden';

/** White, and the night of the footer. */
export type Ground = 'light' | 'dark';

/** Editors' label of a schema key. */
export interface Label extends Localised {
  /** One line below the label. Only if the label alone is not clear. */
  help?: Localised;
  widget?: Widget;
  /**
   * Of a picture: the colour behind it. The readiness check compares it with a picture whose own ground is transparent. A list
   * has one value for each item of the field's list, in order.
   */
  ground?: Ground | readonly Ground[];
  /**
   * Of a picture: width and height of its largest box at a width of 1440 px, in CSS pixels. Cropping offers its proportions, and
   * the readiness check warns of parts that have fewer pixels.
   */
  box?: readonly [width: number, height: number];
  /** Of a picture: it is always shown as a whole, such as a panorama or a code to scan. */
  uncropped?: true;
  /** Of a file: key of the text beside it that gets the file's name while it is empty. */
  nameTo?: string;
  /** A language can do without this text: Chinese measure words have no English. */
  mayLack?: true;
  /** Names of the values of an enumeration. A plain text or number with names here becomes a choice of them. */
  values?: Readonly<Record<string, Localised>>;
}

/**
 * Labels by schema. A separate registry keeps them out of documents made from the global one: OpenAPI and `GET
 * /api/blocks`.
 */
const labels = z.registry<Label>();

/**
 * Labels a key of a schema for editors and for the JSON Schema of pages.
 *
 * @returns a copy of the schema, so that one schema can have different labels under several keys
 * @example
 * z.object({ days: label(z.string(), { zh: '日期', en: 'Days' }) });
 */
export function label<T extends z.ZodType>(schema: T, text: Label): T {
  const copy = schema.clone();
  // Cast because the registry's type depends on the generic schema.
  labels.add(copy as z.ZodType, text);
  return copy;
}

/** @returns the label of a schema; `undefined` if it has none */
export const labelOf = (schema: z.core.$ZodType): Label | undefined => labels.get(schema);

/** @returns the label of an enumeration value, or the value itself in both languages */
export const valueLabel = (value: unknown, of: Label | undefined): Localised =>
  of?.values?.[String(value)] ?? unlabelled(String(value));

/** @returns the name as a label in both languages, for keys and values of blocks from elsewhere */
export const unlabelled = (name: string): Localised => ({ zh: name, en: name });
