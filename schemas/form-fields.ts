import type { FormDefinition } from './form.ts';

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
