import { useTexts } from '#i18n/context.tsx';
import type { TextKey } from '#i18n/i18n.ts';
import type { FormField } from '#schemas/form.ts';
import { Field as FieldBox } from '#ui/Field.tsx';

interface FieldProps {
  id: string;
  field: FormField;
  /** What the field begins with: the values of a post without scripts. */
  initial: string | undefined;
  /** What it holds now. */
  value: string;
  /** A code of the server. */
  error: string | undefined;
}

const texts: Readonly<Record<string, TextKey>> = {
  required: 'form.error.required',
  too_long: 'form.error.too_long',
};

/** A field of a form definition, with the server's code as a sentence. */
export function Field({ id, field, initial, value, error }: FieldProps) {
  const { t } = useTexts();
  const { autocomplete, ...shape } = field;
  return (
    <FieldBox
      {...shape}
      id={id}
      autoComplete={autocomplete}
      initial={initial}
      value={value}
      error={error && t(texts[error] ?? 'form.error.invalid', { max: field.maxLength })}
    />
  );
}
