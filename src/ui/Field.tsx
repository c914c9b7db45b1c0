import { useTexts } from '#i18n/context.tsx';
import { Icon } from './Icon.tsx';

export type FieldKind = 'text' | 'textarea' | 'phone' | 'email' | 'dateTime';

interface FieldProps {
  id: string;
  name: string;
  kind: FieldKind;
  label: string;
  required?: boolean;
  /** In UTF-16 code units; a text area counts up to it. */
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  /** The `autocomplete` token of HTML, so that browsers can fill the field. */
  autoComplete?: string | undefined;
  /** What it begins with; from then on the field keeps its value itself. */
  initial?: string | undefined;
  /** What it holds now: the counter of a text area shows how long that is. */
  value?: string;
  /** What helps to fill it in. */
  hint?: string | undefined;
  /** What is wrong and what to do about it. */
  error?: string | undefined;
  disabled?: boolean;
}

/** The native inputs: the right keyboard on a phone, and a date picker where scripts are off. */
const inputTypes: Readonly<Record<Exclude<FieldKind, 'textarea'>, string>> = {
  text: 'text',
  phone: 'tel',
  email: 'email',
  dateTime: 'datetime-local',
};

const box =
  'w-full rounded border border-line-strong bg-white px-4 text-body placeholder:text-ink-3 focus:border-teal focus:shadow-ring focus:outline-none aria-[invalid=true]:border-danger aria-[invalid=true]:shadow-ring-danger disabled:border-line disabled:bg-disabled disabled:text-ink-3';

/** A label, its field, and beneath it a hint or what is wrong, and how much room is left. */
export function Field({ id, kind, label, required = false, value = '', ...rest }: FieldProps) {
  const { t } = useTexts();
  const { name, maxLength, placeholder, autoComplete, initial, hint, error, disabled } = rest;
  const counts = kind === 'textarea' && maxLength !== undefined;
  const notes = [hint && `${id}-hint`, error && `${id}-error`, counts && `${id}-count`].filter(Boolean);
  const props = {
    id,
    name,
    required,
    maxLength,
    placeholder,
    autoComplete,
    disabled,
    defaultValue: initial,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes.join(' ') || undefined,
  };
  return (
    <div className={`grid content-start gap-2 ${kind === 'textarea' ? 'md:col-span-2' : ''}`}>
      <label htmlFor={id} className="text-sm leading-normal font-medium">
        {label}
        {required && (
          <span aria-hidden="true" className="ml-1 text-danger">
            *
          </span>
        )}
      </label>
      {kind === 'textarea' ? (
        <textarea {...props} rows={6} className={`${box} min-h-30 resize-y py-3 leading-text`} />
      ) : (
        <input {...props} type={inputTypes[kind]} className={`${box} h-control`} />
      )}
      <div className="flex items-start justify-between gap-4 text-cap leading-tight empty:hidden">
        {(hint || error) && (
          <div className="grid gap-1">
            {error && (
              <p id={`${id}-error`} className="flex items-center gap-1.5 text-danger">
                <Icon name="warning" small />
                {error}
              </p>
            )}
            {hint && (
              <p id={`${id}-hint`} className="text-ink-3">
                {hint}
              </p>
            )}
          </div>
        )}
        {counts && (
          <p id={`${id}-count`} className="tnum ml-auto flex-none text-ink-3">
            {t('form.counter', { used: value.length, max: maxLength })}
          </p>
        )}
      </div>
    </div>
  );
}
