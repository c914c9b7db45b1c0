import type { FormDefinition } from './form.ts';
import { type FieldNames, namesOf } from './form-fields.ts';

/**
 * A form of an editor can have fields that its call does not know. Their values are appended, as lines of label and
 * value, to the free text of the call (`content` of a suggestion, `remark` of a booking), so that nothing is lost.
 */

/** Fields of a create call. */
export interface CallFields {
  names: readonly string[];
  /** The free text that receives the unmapped fields, and its limit in characters. */
  rest: { name: string; maxLength: number };
}

/**
 * Derives the fields of a call from the form it was made for.
 *
 * @returns their names, and the last text area, which receives the unmapped fields
 * @throws {Error} if the form has no text area
 */
export function fieldsTaken(
  fields: readonly (FieldNames & { maxLength?: number | undefined })[],
): CallFields {
  const area = fields.findLast(({ kind }) => kind === 'textarea');
  if (!area) throw new Error('fieldsTaken: a create call needs a free text for what it has no field for');
  return { names: fields.flatMap(namesOf), rest: { name: area.name, maxLength: area.maxLength ?? 0 } };
}

/**
 * Appends fields that the call does not have to its free text.
 *
 * @param checked values as the schema of the form returns them
 * @returns the payload of the call, or an error at the free text if it would become too long
 */
export function appendUnmappedFields(
  { fields }: Pick<FormDefinition, 'fields'>,
  { names, rest }: CallFields,
  checked: Readonly<Record<string, unknown>>,
): { payload: Record<string, unknown> } | { errors: Record<string, 'too_long'> } {
  const lines = fields.flatMap((field) => {
    const ends = field.kind === 'dateTimeRange' ? [field.from, field.to] : [field];
    return ends
      .filter(({ name }) => !names.includes(name) && checked[name])
      .map(({ name, label }) => `${label}: ${String(checked[name])}`);
  });
  if (lines.length === 0) return { payload: { ...checked } };
  const typed = Object.entries(checked).filter(
    ([name]) => names.includes(name) || !fields.some((field) => namesOf(field).includes(name)),
  );
  const text = [checked[rest.name], ...lines].filter(Boolean).join('\n');
  if (text.length > rest.maxLength) return { errors: { [rest.name]: 'too_long' } };
  return { payload: { ...Object.fromEntries(typed), [rest.name]: text } };
}
