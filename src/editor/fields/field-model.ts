import type { Localised } from '#schemas/language.ts';

/** What every field of a form has. */
interface Common {
  /** Its name in the value; empty for the items of a list. */
  key: string;
  label: Localised;
  help?: Localised | undefined;
  required: boolean;
  /** What counts when it is absent. */
  standard?: unknown;
}

export interface Option {
  value: string | number | boolean;
  label: Localised;
}

export interface TextField extends Common {
  kind: 'text' | 'longText' | 'richText';
  /** For people: each language has its own, `{ zh, en }`. Others are names, numbers and codes. */
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
}

/** One value without parts: an address, a day, a switch. `media` is a picture or a video; `unknown` stays as it is. */
export interface PlainField extends Common {
  kind: 'switch' | 'date' | 'dateTime' | 'picture' | 'video' | 'media' | 'file' | 'link' | 'icon' | 'unknown';
}

export interface IconField extends Common {
  kind: 'icon';
  options: readonly Option[];
}

export interface ObjectField extends Common {
  kind: 'object';
  fields: readonly FieldModel[];
}

/** A list; `min` and `max` count its items. */
export interface ListField extends Common {
  kind: 'list';
  item: FieldModel;
  min?: number | undefined;
  max?: number | undefined;
}

/** Values by keys that an editor writes. */
export interface RecordField extends Common {
  kind: 'record';
  keys: FieldModel;
  item: FieldModel;
}

/** One of several shapes; of a source, one call of the contract. */
export interface UnionField extends Common {
  kind: 'union' | 'source';
  variants: readonly ObjectField[];
}

/** A field of a form, made from a schema (`model.ts`). */
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

export type FieldKind = FieldModel['kind'];
