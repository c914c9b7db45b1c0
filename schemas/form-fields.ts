import type { FormDefinition } from './form.ts';
import type { Language } from './language.ts';

/** A field of a form. Separate from `form.ts` because browsers load this file without zod. */
export type FormField = FormDefinition['fields'][number];

/** Kind of a field. `schemas/form.ts` defines the kinds. */
export type FieldKind = FormField['kind'];

/** Properties of a field that determine its names. */
export type FieldNames =
  | { kind: 'dateTimeRange'; name: string; from: { name: string }; to: { name: string } }
  | { kind: Exclude<FieldKind, 'dateTimeRange'>; name: string };

/** @returns the names under which a field is sent: its own, or those of both ends of a range */
export const namesOf = (field: FieldNames): string[] =>
  field.kind === 'dateTimeRange' ? [field.from.name, field.to.name] : [field.name];

/** @returns true for fields whose values are dates with a time, sent as yyyy-mm-dd hh:mm:ss */
export const isTimeField = <Field extends { kind: FieldKind }>(
  field: Field,
): field is Extract<Field, { kind: 'dateTime' | 'dateTimeRange' }> =>
  field.kind === 'dateTime' || field.kind === 'dateTimeRange';

/**
 * Finds the two fields of a name that is sent in both languages, such as `meetingName` and `meetingNameEn`. The English
 * form asks the second and fills in the first with the same text, which can be changed: a foreign organiser has no Chinese
 * name. The Chinese form asks both.
 *
 * @returns for each such name, the field that is asked and the one that repeats it; empty in Chinese
 */
export const repeatedNames = (
  fields: readonly FieldNames[],
  language: Language,
): { asked: string; repeated: string }[] =>
  language === 'zh-CN'
    ? []
    : fields.flatMap(({ name }) =>
        fields.some((other) => other.name === `${name}En`) ? { asked: `${name}En`, repeated: name } : [],
      );

/** Raw values of a form by submitted name. */
export type FormValues = Readonly<Record<string, string>>;

/**
 * @returns required fields that are blank, in form order; until there are none the submit button is disabled (FORM-01a)
 */
export const missingFields = <Field extends FieldNames & { required: boolean }>(
  fields: readonly Field[],
  values: FormValues,
): Field[] =>
  fields.filter((field) => field.required && namesOf(field).some((name) => !values[name]?.trim()));
