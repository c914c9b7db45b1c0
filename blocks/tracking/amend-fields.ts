import type { FormDefinition } from '#schemas/form.ts';
import type { FieldKind } from '#ui/field/Field.tsx';

type Fields = FormDefinition['fields'];

/** Native field of an amendment. */
interface AmendField {
  name: string;
  kind: FieldKind;
  label: string;
  required: boolean;
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  heading?: string | undefined;
}

/** Fields of a form, one per value: a range has two. */
export const amendFields = (fields: Fields): AmendField[] =>
  fields.flatMap((field): AmendField[] => {
    const { heading, required, kind } = field;
    if (kind === 'dateTimeRange')
      return [
        { ...field.from, kind: 'dateTime', required, heading },
        { ...field.to, kind: 'dateTime', required },
      ];
    const { name, label } = field;
    if (kind === 'dateTime') return [{ name, label, kind, required, heading }];
    const { maxLength, placeholder, autocomplete } = field;
    return [{ name, label, kind, required, heading, maxLength, placeholder, autoComplete: autocomplete }];
  });

/** Prefix of field names, so that they cannot collide with the block's own fields. */
export const valuePrefix = 'values.';

/** Reads the current values of a form's fields from the DOM. */
export const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      name.startsWith(valuePrefix) ? [[name.slice(valuePrefix.length), String(value)]] : [],
    ),
  );

/** Converts dates of the contract to the format of native fields: `2026-12-01T09:30`. */
export const asTyped = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value.replace(/^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})(:\d{2})?$/, '$1T$2'),
    ]),
  );
