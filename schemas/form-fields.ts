import type { FormDefinition } from './form.ts';

/** A field of a form. This file is apart from `form.ts` because browsers load it: it needs no schema library. */
export type FormField = FormDefinition['fields'][number];

/** What of a field its values depend on. */
export type FieldNames =
  | { kind: 'dateTimeRange'; name: string; from: { name: string }; to: { name: string } }
  | { kind: Exclude<FormField['kind'], 'dateTimeRange'>; name: string };

/** The names under which a field is sent: its own, or those of both ends of a range. */
export const namesOf = (field: FieldNames): string[] =>
  field.kind === 'dateTimeRange' ? [field.from.name, field.to.name] : [field.name];

/** What a form holds, as it was typed, by the names it is sent under. */
export type FormValues = Readonly<Record<string, string>>;

/** The required fields that hold nothing but blanks, in their order: what the submit button waits for (FORM-01a). */
export const missingFields = <Field extends FieldNames & { required: boolean }>(
  fields: readonly Field[],
  values: FormValues,
): Field[] =>
  fields.filter((field) => field.required && namesOf(field).some((name) => !values[name]?.trim()));
