import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isEmail } from '#schemas/contact.ts';
import { EditorError } from '../api.ts';
import { errorTexts } from '../common-texts.ts';
import { useTranslate } from '../context.tsx';
import { fieldTexts } from './texts.ts';

interface EntryOptions<Field extends string> {
  /** Initial value of every field. */
  initial: Readonly<Record<Field, string>>;
  /**
   * Validates the values.
   * @returns errors by field
   */
  check: (values: Readonly<Record<Field, string>>) => Partial<Record<Field, string>>;
  /** Submits the values; thrown errors are shown. */
  send: (values: Readonly<Record<Field, string>>) => Promise<unknown>;
  /** Text for an error of this form; undefined falls back to the general text. */
  explain?: (cause: unknown) => string | undefined;
}

/** State of a short form: validates on submit, focuses the first invalid field and preserves the input. */
export function useEntry<Field extends string>({ initial, check, send, explain }: EntryOptions<Field>) {
  const usually = useExplain();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = check(values);
    setErrors(found);
    setProblem(undefined);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await send(values);
    } catch (cause) {
      setProblem(explain?.(cause) ?? usually(cause));
    } finally {
      setBusy(false);
    }
  };

  return {
    problem,
    busy,
    form: { ref: form, onSubmit: submit, noValidate: true },
    /** Props of a field. */
    box: (field: Field) => ({
      name: field,
      value: values[field],
      onChange: (value: string) => setValues((before) => ({ ...before, [field]: value })),
      isRequired: true,
      error: errors[field],
    }),
  };
}

/** Error texts of account calls. */
export function useExplain() {
  const t = useTranslate(fieldTexts);
  const why = useTranslate(errorTexts);
  return (cause: unknown): string => {
    if (!(cause instanceof EditorError)) return why('failed');
    if (cause.code === 'taken') return t('emailTaken');
    if (cause.code === 'tooMany' && cause.retryAfter !== undefined)
      return t('tooMany', { minutes: Math.ceil(cause.retryAfter / 60) });
    return why(cause.code);
  };
}

/** Validators of account fields; they return the error in the language of the interface. */
export function useChecks() {
  const t = useTranslate(fieldTexts);
  return {
    filled: (value: string) => (value.trim() === '' ? t('required') : undefined),
    email: (value: string) => (isEmail(value.trim()) ? undefined : t('badEmail')),
    newPassword: (value: string) => (value.length < 12 ? t('short') : undefined),
  };
}

/** Omits the fields without an error. */
export const wrong = <Field extends string>(
  found: Readonly<Record<Field, string | undefined>>,
): Partial<Record<Field, string>> => {
  const errors: Partial<Record<Field, string>> = {};
  for (const field in found) if (found[field] !== undefined) errors[field] = found[field];
  return errors;
};
