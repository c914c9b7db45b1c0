import { SelectBox } from '../ui/SelectBox.tsx';
import { ControlFrame } from './ControlFrame.tsx';
import type { FieldModel, ListField } from './field-model.ts';
import { type FieldProps, useField, useForm } from './form-context.ts';

const nothing = 'pavilion:none';

/** A reference to another item of the form, chosen by its label. */
export function KeyBox({ field, value, onChange, path, hideLabel = false }: FieldProps<FieldModel>) {
  const { t, keys } = useForm();
  const { label, help, error } = useField({ field, path });
  const known = keys().map(({ key, name }) => ({ value: key, label: name || t('unnamedItem') }));
  return (
    <SelectBox
      label={label}
      hint={help}
      error={error}
      hideLabel={hideLabel}
      options={field.required ? known : [{ value: nothing, label: t('noChoice') }, ...known]}
      value={typeof value === 'string' ? value : field.required ? undefined : nothing}
      onChange={(next) => onChange(next === nothing ? undefined : next)}
    />
  );
}

/** References to items of the form, as ticks. A reference to an item that is gone stays until the list is changed. */
export function KeyTicks({ field, value, onChange, path, hideLabel = false }: FieldProps<ListField>) {
  const { t, keys } = useForm();
  const { id, label, help, error } = useField({ field, path });
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const known = keys();
  const toggle = (key: string) => {
    const next = chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key];
    onChange(next.filter((one) => known.some((item) => item.key === one)));
  };
  return (
    <ControlFrame
      id={id}
      label={label}
      help={help}
      error={error}
      hideLabel={hideLabel}
      required={field.required || field.standard !== undefined}
      group
    >
      <div className="grid grid-cols-1">
        {known.map(({ key, name }) => (
          <label key={key} className="flex min-h-9 items-center gap-2.5 text-xs">
            <input
              type="checkbox"
              checked={chosen.includes(key)}
              onChange={() => toggle(key)}
              className="size-5 flex-none accent-teal"
            />
            {name || t('unnamedItem')}
          </label>
        ))}
      </div>
    </ControlFrame>
  );
}
