import { useTexts } from '#i18n/context.tsx';
import type { FieldKind } from '#schemas/form-fields.ts';
import type { Language } from '#schemas/language.ts';
import { Icon } from '../Icon.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { fieldBox } from './field-box.ts';

/** Kinds with one native control. A range has two. */
export type NativeKind = Exclude<FieldKind, 'dateTimeRange'>;

interface FieldProps {
  id: string;
  name: string;
  kind: NativeKind;
  label: string;
  required?: boolean;
  /** In UTF-16 code units; a text area counts up to it. */
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  /** The `autocomplete` token of HTML, so that browsers can fill the field. */
  autocomplete?: string | undefined;
  /** Of a number: chooses the keyboard of phones. */
  whole?: boolean;
  /** Of a number: phones get a keyboard with a minus sign if it is negative. */
  min?: number;
  /** Initial value; the field is uncontrolled. */
  initial?: string | undefined;
  /** Current value, for the character counter of a text area. */
  value?: string;
  /** What helps to fill it in. */
  hint?: string | undefined;
  /** The error and how to correct it. */
  error?: string | undefined;
  /** Filled in and valid: shows a tick. */
  checked?: boolean;
  disabled?: boolean;
}

/** The native inputs: the right keyboard on a phone, and a date picker where scripts are off. */
const inputTypes: Readonly<Record<Exclude<NativeKind, 'textarea' | 'number'>, string>> = {
  text: 'text',
  phone: 'tel',
  email: 'email',
  dateTime: 'datetime-local',
};

/**
 * A field for e-mail without the browser's own check: only the Chinese forms check addresses (rule BOOK-04). `novalidate`
 * would also turn off the check of `required`.
 */
const uncheckedEmail = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/**
 * Attributes of the input of a kind. A number has a text input: a number input sends an empty value for `about 300`, which
 * could not be corrected. The number keyboards of some phones have no minus sign.
 */
function inputOf(
  kind: Exclude<NativeKind, 'textarea'>,
  { language, whole, min = 0 }: Pick<FieldProps, 'whole' | 'min'> & { language: Language },
) {
  if (kind === 'number')
    return { type: 'text', inputMode: min < 0 ? 'text' : whole ? 'numeric' : 'decimal' } as const;
  return kind === 'email' && language === 'en-US' ? uncheckedEmail : { type: inputTypes[kind] };
}

/** A native field with its label, its hint or error, and the number of characters left. */
export function Field({ id, kind, label, required = false, value = '', ...rest }: FieldProps) {
  const { t, language } = useTexts();
  const { name, maxLength, placeholder, autocomplete, initial, hint, error, checked, disabled } = rest;
  const counts = kind === 'textarea' && maxLength !== undefined;
  const notes = [hint && `${id}-hint`, error && `${id}-error`, counts && `${id}-count`].filter(Boolean);
  const props = {
    id,
    name,
    required,
    maxLength,
    placeholder,
    autoComplete: autocomplete,
    disabled,
    defaultValue: initial,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes.join(' ') || undefined,
  };
  const counter = counts && (
    <p id={`${id}-count`} className="tnum ml-auto flex-none text-ink-3">
      {t('form.counter', { used: value.length, max: maxLength })}
    </p>
  );
  return (
    <FieldFrame
      id={id}
      label={label}
      required={required}
      hint={hint}
      error={error}
      wide={kind === 'textarea'}
      aside={counter}
    >
      {kind === 'textarea' ? (
        <textarea {...props} rows={4} className={`${fieldBox} min-h-30 resize-y py-3 leading-text`} />
      ) : (
        <div className="relative">
          <input {...props} {...inputOf(kind, { ...rest, language })} className={`${fieldBox} h-control`} />
          {checked && !error && (
            <Icon
              name="check"
              small
              className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-success"
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}
