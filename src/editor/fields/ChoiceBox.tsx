import { localise } from '#schemas/language.ts';
import { SelectBox } from '../ui/SelectBox.tsx';
import type { ChoiceField } from './field-model.ts';
import { type FieldProps, useField, useForm } from './form-context.ts';

/** Option value for an absent value. */
const nothing = 'pavilion:none';

/** A choice from a few values. An absent value shows its default; nothing is written until the user chooses. */
export function ChoiceBox({ field, value, onChange, path, hideLabel = false }: FieldProps<ChoiceField>) {
  const { language, t } = useForm();
  const { label, help, error } = useField({ field, path });
  const values = field.options.map((option) => ({
    value: String(option.value),
    label: localise(option.label, language),
  }));
  const mayBeAbsent = !field.required && field.standard === undefined;
  const options = mayBeAbsent ? [{ value: nothing, label: t('noChoice') }, ...values] : values;
  const chosen = value ?? field.standard ?? (mayBeAbsent ? nothing : undefined);
  const choose = (next: string) => {
    if (next === nothing) onChange(undefined);
    else onChange(field.options.find((option) => String(option.value) === next)?.value);
  };
  return (
    <SelectBox
      label={label}
      error={error}
      options={options}
      hideLabel={hideLabel}
      hint={help}
      value={chosen === undefined ? undefined : String(chosen)}
      onChange={choose}
    />
  );
}
