import type { Localised } from '#schemas/language.ts';

/** Properties of every field. */
interface Common {
  /** Key in the object; empty for the items of a list. */
  key: string;
  label: Localised;
  help?: Localised | undefined;
  required: boolean;
  /** Default value. */
  standard?: unknown;
  /** Of a file: key of the text beside it that gets the file's name while it is empty. */
  nameTo?: string;
  /** Of a picture: size of its box on a wide screen, in CSS pixels. */
  box?: readonly [width: number, height: number];
  /** Of a picture: it is not cropped. */
  uncropped?: true;
  /** A language can do without this text. */
  mayLack?: true;
}

export interface Option {
  value: string | number | boolean;
  label: Localised;
}

export interface TextField extends Common {
  kind: 'text' | 'longText' | 'richText';
  /** True if each language has its own text, `{ zh, en }`. False for names, numbers and codes. */
  localised: boolean;
  maxLength?: number | undefined;
}

export interface NumberField extends Common {
  kind: 'number';
  whole: boolean;
  min?: number | undefined;
  max?: number | undefined;
}

export interface ChoiceField extends Common {
  kind: 'choice';
  options: readonly Option[];
  /** True if the schema accepts other values too. */
  open?: true;
}

/**
 * A single value: a URL, a date, a time of day, a switch. `media` is a picture or a video; a `key` is made by the editor
 * and not shown, and a `keyOf` refers to one; an `event` is the id of an event; an `unknown` value stays unchanged.
 */
export interface PlainField extends Common {
  kind:
    | 'switch'
    | 'date'
    | 'dateTime'
    | 'time'
    | 'picture'
    | 'video'
    | 'media'
    | 'file'
    | 'link'
    | 'key'
    | 'keyOf'
    | 'event'
    | 'icon'
    | 'unknown';
}

export interface IconField extends Common {
  kind: 'icon';
  options: readonly Option[];
}

export interface ObjectField extends Common {
  kind: 'object';
  fields: readonly FieldModel[];
}

/** A list; `min` and `max` limit the number of its items. */
export interface ListField extends Common {
  kind: 'list';
  item: FieldModel;
  min?: number | undefined;
  max?: number | undefined;
}

/** A record whose keys the user types. */
export interface RecordField extends Common {
  kind: 'record';
  keys: FieldModel;
  item: FieldModel;
}

/** One of several shapes. Each shape of a source is one API call. */
export interface UnionField extends Common {
  kind: 'union' | 'source';
  variants: readonly ObjectField[];
}

/** A field of a form, derived from a schema (see `model.ts`). */
export type FieldModel =
  | TextField
  | NumberField
  | ChoiceField
  | IconField
  | (PlainField & { kind: Exclude<PlainField['kind'], 'icon'> })
  | ObjectField
  | ListField
  | RecordField
  | UnionField;
