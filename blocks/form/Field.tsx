import { useTexts } from '#i18n/context.tsx';
import type { TextKey } from '#i18n/i18n.ts';
import type { FormField } from '#schemas/form.ts';
import { Icon } from '#ui/Icon.tsx';

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

/** The native inputs: the right keyboard on a phone, and a date picker where scripts are off. */
const inputTypes: Readonly<Record<Exclude<FormField['kind'], 'textarea'>, string>> = {
  text: 'text',
  phone: 'tel',
  email: 'email',
  dateTime: 'datetime-local',
};

const box =
  'w-full rounded border border-line-strong bg-white px-4 text-body placeholder:text-ink-3 focus:border-teal focus:shadow-ring focus:outline-none aria-[invalid=true]:border-danger aria-[invalid=true]:shadow-ring-danger';

/** A label, its field, and beneath it what is wrong and how much room is left. */
export function Field({ id, field, initial, value, error }: FieldProps) {
  const { t } = useTexts();
  const { name, kind, label, required, maxLength, placeholder, autocomplete } = field;
  const long = kind === 'textarea';
  const notes = [error && `${id}-error`, long && `${id}-count`].filter(Boolean).join(' ');
  const props = {
    id,
    name,
    required,
    maxLength,
    placeholder,
    autoComplete: autocomplete,
    defaultValue: initial,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes || undefined,
  };
  return (
    <div className={`grid content-start gap-2 ${long ? 'md:col-span-2' : ''}`}>
      <label htmlFor={id} className="text-sm leading-normal font-medium">
        {label}
        {required && (
          <span aria-hidden="true" className="ml-1 text-danger">
            *
          </span>
        )}
      </label>
      {long ? (
        <textarea {...props} rows={6} className={`${box} min-h-30 resize-y py-3 leading-text`} />
      ) : (
        <input {...props} type={inputTypes[kind]} className={`${box} h-control`} />
      )}
      <div className="flex items-start justify-between gap-4 empty:hidden">
        {error && (
          <p id={`${id}-error`} className="flex items-center gap-1.5 text-cap leading-tight text-danger">
            <Icon name="warning" small />
            {t(texts[error] ?? 'form.error.invalid', { max: maxLength })}
          </p>
        )}
        {long && (
          <p id={`${id}-count`} className="tnum ml-auto text-cap leading-tight text-ink-3">
            {t('form.counter', { used: value.length, max: maxLength })}
          </p>
        )}
      </div>
    </div>
  );
}
