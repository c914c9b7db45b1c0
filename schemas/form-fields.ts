import type { FormDefinition } from './form.ts';

/** A field of a form. Separate from `form.ts` because browsers load this file without zod. */
export type FormField = FormDefinition['fields'][number];

/** Properties of a field that determine its names. */
export type FieldNames =
  | { kind: 'dateTimeRange'; name: string; from: { name: string }; to: { name: string } }
  | { kind: Exclude<FormField['kind'], 'dateTimeRange'>; name: string };

/** Submitted names of a field: its own, or those of both ends of a range. */
export const namesOf = (field: FieldNames): string[] =>
  field.kind === 'dateTimeRange' ? [field.from.name, field.to.name] : [field.name];

/** Raw values of a form by submitted name. */
export type FormValues = Readonly<Record<string, string>>;

/** Required fields that are blank, in form order. The submit button is disabled until there are none (FORM-01a). */
export const missingFields = <Field extends FieldNames & { required: boolean }>(
  fields: readonly Field[],
  values: FormValues,
): Field[] =>
  fields.filter((field) => field.required && namesOf(field).some((name) => !values[name]?.trim()));
