import { type Shortcut, shortcutIcon } from '#blocks/link-props.ts';
import { localise } from '#schemas/language.ts';
import { Icon } from '#ui/Icon.tsx';
import { SelectBox } from '../ui/SelectBox.tsx';
import { ControlFrame, FieldNotes } from './ControlFrame.tsx';
import type { ChoiceField, IconField } from './field-model.ts';
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
  // A value that the list does not have, which the schema accepts.
  if (field.open && typeof value === 'string' && !values.some((option) => option.value === value))
    values.push({ value, label: value });
  const mayBeAbsent = !field.required && field.standard === undefined;
  const options = mayBeAbsent ? [{ value: nothing, label: t('noChoice') }, ...values] : values;
  const chosen = value ?? field.standard ?? (mayBeAbsent ? nothing : undefined);
  const choose = (next: string) => {
    if (next === nothing) onChange(undefined);
    else onChange(field.options.find((option) => String(option.value) === next)?.value ?? value);
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

const isDrawn = (name: unknown): name is Shortcut['icon'] => shortcutIcon.safeParse(name).success;

/** A choice from a set of icons, all of them visible. */
export function IconBox({ field, value, onChange, path, hideLabel = false }: FieldProps<IconField>) {
  const { language } = useForm();
  const { id, label, help, error } = useField({ field, path });
  return (
    <ControlFrame
      id={id}
      label={label}
      help={help}
      error={error}
      hideLabel={hideLabel}
      required={field.required}
      group
    >
      <div className="flex flex-wrap gap-1">
        {field.options.map((option) => (
          <label
            key={String(option.value)}
            title={localise(option.label, language)}
            className="relative grid size-10 place-items-center rounded border border-line text-ink-2 has-checked:border-teal has-checked:bg-teal-tint has-checked:text-teal-deep has-focus-visible:outline-2 has-focus-visible:outline-teal"
          >
            <input
              type="radio"
              name={id}
              aria-label={localise(option.label, language)}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {isDrawn(option.value) ? <Icon name={option.value} small /> : localise(option.label, language)}
          </label>
        ))}
      </div>
    </ControlFrame>
  );
}

export function SwitchBox({ field, value, onChange, path }: FieldProps) {
  const { id, label, help, error, described } = useField({ field, path });
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={id} className="flex min-h-10 items-center gap-2.5 text-cap font-medium">
        <input
          id={id}
          type="checkbox"
          {...described}
          checked={Boolean(value ?? field.standard)}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="size-5 flex-none accent-teal"
        />
        {label}
      </label>
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}
