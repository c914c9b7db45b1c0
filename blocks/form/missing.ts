import type { FormField } from '#schemas/form.ts';

/** The required fields that hold nothing but blanks, in their order: what the submit button waits for (FORM-01a). */
export const missingFields = <Field extends Pick<FormField, 'name' | 'required'>>(
  fields: readonly Field[],
  values: Readonly<Record<string, string>>,
): Field[] => fields.filter(({ name, required }) => required && !values[name]?.trim());

/** The values of a form's fields as they stand in the document, whoever typed them and when. */
export const valuesOf = (form: HTMLFormElement, fields: readonly Pick<FormField, 'name'>[]) => {
  const data = new FormData(form);
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
};
