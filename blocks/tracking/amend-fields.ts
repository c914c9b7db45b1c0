import type { FormDefinition } from '#schemas/form.ts';
import type { FieldKind } from '#ui/field/Field.tsx';

type Fields = FormDefinition['fields'];

/** A native field of an amendment. */
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

/** The fields of a form, one for each value: both ends of a range stand beside each other. */
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

/** What comes before a field's name in the form, which may have names of its own. */
export const valuePrefix = 'values.';

/** The values of a form's fields as they stand in the document. */
export const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      name.startsWith(valuePrefix) ? [[name.slice(valuePrefix.length), String(value)]] : [],
    ),
  );

/** Moments of the contract as native fields take them: `2026-12-01T09:30`. */
export const asTyped = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value.replace(/^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})(:\d{2})?$/, '$1T$2'),
    ]),
  );
