import { type Shortcut, shortcutIcon } from '#blocks/link-props.ts';
import { localise } from '#schemas/language.ts';
import { Icon } from '#ui/Icon.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { IconField } from './field-model.ts';
import { type FieldProps, useField, useForm } from './form-context.ts';

const isDrawn = (name: unknown): name is Shortcut['icon'] => shortcutIcon.safeParse(name).success;

/** A choice from a set of icons, all of them visible. */
export function IconBox({ field, value, onChange, path, hideLabel = false }: FieldProps<IconField>) {
  const { language } = useForm();
  const { id, label, help, error } = useField({ field, path });
  return (
    <FieldFrame
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
    </FieldFrame>
  );
}
