import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { FormState } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import type { FormDefinition } from '#schemas/form.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { Field } from './Field.tsx';
import { missingFields, valuesOf } from './missing.ts';
import type { useFormSubmission } from './use-form-submission.ts';

interface FormFieldsProps {
  id: string;
  form: FormDefinition;
  posted: FormState | undefined;
  /** It stands again where a receipt was: the focus goes to its first field. */
  anew: boolean;
  submission: ReturnType<typeof useFormSubmission>;
}

/**
 * The fields keep their own values: what was typed before the scripts came stays, and a failed try loses nothing.
 * React only hears what they hold.
 */
export function FormFields({ id, form, posted, anew, submission }: FormFieldsProps) {
  const { t } = useTexts();
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Readonly<Record<string, string>>>(posted?.values ?? {});
  const { state, outcome } = submission;
  const errors = outcome ? (outcome.kind === 'rejected' ? outcome.errors : {}) : (posted?.errors ?? {});

  const read = () => element.current && setValues(valuesOf(element.current, form.fields));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before hydration.
  useEffect(() => void read(), []);
  useEffect(() => {
    if (anew) element.current?.querySelector<HTMLElement>('input:not([type=hidden]), textarea')?.focus();
  }, [anew]);
  useEffect(() => {
    if (state === 'rejected') element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [state]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (state !== 'sending' && missingFields(form.fields, values).length === 0) submission.send(values);
  };
  return (
    <form ref={element} method="post" onSubmit={submit} onInput={read} className="mt-6">
      <input type="hidden" name="_block" value={id} />
      {form.fields.some(({ required }) => required) && (
        <p className="mb-5 text-cap text-ink-3">{t('form.required')}</p>
      )}
      <div className="grid gap-x-gutter gap-y-6 md:grid-cols-2">
        {form.fields.map((field) => (
          <Field
            key={field.name}
            id={`${id}-${field.name}`}
            field={field}
            initial={posted?.values[field.name]}
            value={values[field.name] ?? ''}
            error={errors[field.name]}
          />
        ))}
      </div>
      {form.note && <PrivacyNote {...form.note} />}
      <FailureLine outcome={outcome?.kind ?? posted?.outcome} message={outcome?.message ?? posted?.message} />
      <SubmitRow form={form} values={values} sending={state === 'sending'} />
    </form>
  );
}

const PrivacyNote = ({ caption, text }: { caption: string; text: string }) => (
  <div className="mt-6 grid grid-cols-[auto_1fr] gap-3.5 rounded bg-mist in-[.bg-mist]:bg-white px-5 py-4.5 text-xs text-ink-2">
    <Icon name="lock" className="text-teal" />
    <p>
      <strong className="block font-medium text-ink">{caption}</strong>
      {text}
    </p>
  </div>
);

/** A try that did not arrive: what happened and that nothing is lost. Announced at once. */
function FailureLine({ outcome, message }: { outcome: string | undefined; message: string | undefined }) {
  const { t } = useTexts();
  const failed = outcome === 'failed' || outcome === 'rejected';
  return (
    <div role="alert">
      {failed && (
        <p className="mt-6 flex items-center gap-3.5 rounded bg-danger-surface px-5 py-4 text-sm text-danger">
          <Icon name="warning" />
          {outcome === 'failed' && !message ? t('form.offline') : message || t('form.failed')}
        </p>
      )}
    </div>
  );
}

interface SubmitRowProps {
  form: FormDefinition;
  values: Readonly<Record<string, string>>;
  sending: boolean;
}

/**
 * The HTML has the button enabled; with scripts it waits until the form is complete and says for what. The place of that
 * line is kept from the start, so that nothing moves when the scripts come.
 */
function SubmitRow({ form, values, sending }: SubmitRowProps) {
  const { t, language } = useTexts();
  const hydrated = useHydrated();
  const missing = missingFields(form.fields, values);
  const names = missing.map(({ label }) => label).join(language === 'zh-CN' ? '、' : ', ');
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button
        type="submit"
        disabled={hydrated && missing.length > 0}
        aria-disabled={sending || undefined}
        className="min-w-36 max-sm:w-full"
      >
        {sending ? (
          <>
            <span
              aria-hidden="true"
              className="size-4.5 animate-spin rounded-full border-2 border-white/40 border-t-white"
            />
            {t('form.sending')}
          </>
        ) : (
          form.submitLabel
        )}
      </Button>
      {missing.length > 0 && (
        <p className={`text-cap text-ink-3 ${hydrated ? '' : 'invisible'}`}>
          {t('form.missing', { fields: names })}
        </p>
      )}
    </div>
  );
}
