import type { FormDefinition } from './form.ts';
import { type FieldNames, namesOf } from './form-fields.ts';

/**
 * An editor's form may ask for more than its call takes. What the call has no field for is sent as lines of its free
 * text (`content` of a suggestion, `remark` of a booking), under the labels of the form: nothing is dropped.
 */

/** What a create call takes. */
export interface CallFields {
  names: readonly string[];
  /** The free text that takes the rest, and how many characters it holds. */
  rest: { name: string; maxLength: number };
}

/** What a call takes, from the form that it was made for: its last text area takes the rest. */
export function fieldsTaken(
  fields: readonly (FieldNames & { maxLength?: number | undefined })[],
): CallFields {
  const area = fields.findLast(({ kind }) => kind === 'textarea');
  if (!area) throw new Error('fieldsTaken: a create call needs a free text for what it has no field for');
  return { names: fields.flatMap(namesOf), rest: { name: area.name, maxLength: area.maxLength ?? 0 } };
}

/** The payload of the call, or the code of the free text that would become too long. */
export function foldRest(
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
