import { Fragment, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '#i18n/context.tsx';
import type { FormField } from '#schemas/form-fields.ts';
import type { RequestKind } from '#schemas/request-tracking.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/field/Field.tsx';
import { fieldError } from '#ui/field/field-error.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { HiddenFields, Pending, TrackingError } from './form-parts.tsx';
import type { TrackedForms } from './forms.ts';
import { PhoneLink } from './PhoneLink.tsx';
import { useTracked } from './use-tracking.ts';

/** Fields of a request's form, filled with the sent or just typed values. They are uncontrolled. */
export function AmendForm() {
  const { id, t, forms, phone, view, send } = useTracked();
  const { request } = view;
  const texts = useTexts();
  const element = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const busy = view.state === 'saving';
  const [values, setValues] = useState(() => asTyped(view.values ?? request?.values ?? {}));
  const kind = request?.kind ?? kindOf(values, forms);
  const errors = view.trouble?.kind === 'rejected' ? view.trouble.errors : {};

  useEffect(() => {
    if (view.trouble?.kind === 'rejected')
      element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [view.trouble]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) send({ type: 'save', values: valuesOf(event.currentTarget) });
  };
  return (
    <form
      ref={element}
      method="post"
      action={`#${id}`}
      onSubmit={submit}
      onInput={({ currentTarget }) => setValues(valuesOf(currentTarget))}
      className="mt-4"
    >
      <HiddenFields call="amend" />
      <p className="max-w-measure text-sm text-ink-2">{t('change.amendIntro')}</p>
      <div className="mt-6 grid gap-x-gutter gap-y-6 md:grid-cols-2">
        {amendFields(forms[kind]).map((field) => (
          <Fragment key={field.name}>
            {field.heading && (
              <h3 className="border-t border-ink pt-4 text-h4 md:col-span-2">{field.heading}</h3>
            )}
            <Field
              {...field}
              id={`${id}-${field.name}`}
              name={valuePrefix + field.name}
              initial={values[field.name]}
              value={values[field.name] ?? ''}
              error={fieldError(field, errors, texts.t)}
            />
          </Fragment>
        ))}
      </div>
      <TrackingError text={useMessage()} />
      {view.trouble?.kind === 'failed' && phone && <PhoneLink phone={phone} />}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={busy || undefined} className="max-sm:w-full">
          {busy ? <Pending text={t('change.saving')} /> : t('change.save')}
        </Button>
        {hydrated && request && (
          <Button variant="outline" className="max-sm:w-full" onClick={() => send({ type: 'cancel' })}>
            {t('change.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Message about the amendment as a whole. */
function useMessage(): string | undefined {
  const { t, view } = useTracked();
  const { trouble } = view;
  if (!trouble || trouble.kind === 'closed') return undefined;
  if (trouble.kind === 'rejected') return t('change.rejected');
  if (trouble.kind === 'limited')
    return t('message.limited', { minutes: Math.ceil(trouble.retryAfter / 60) });
  if (trouble.kind === 'failed') return t('change.unconfirmed');
  return t(`message.${trouble.kind}`);
}

/** The kind of request that has the posted values. */
const kindOf = (values: Readonly<Record<string, string>>, forms: TrackedForms): RequestKind =>
  requestKindNames.find((kind) => amendFields(forms[kind]).every(({ name }) => name in values)) ??
  'suggestion';

const requestKindNames: readonly RequestKind[] = ['exhibition', 'meeting', 'suggestion'];

/** Fields of a form, one per value: a range has two. */
const amendFields = (fields: readonly FormField[]) =>
  fields.flatMap((field): Exclude<FormField, { kind: 'dateTimeRange' }>[] => {
    if (field.kind !== 'dateTimeRange') return [field];
    const { heading, required, from, to } = field;
    return [
      { ...from, kind: 'dateTime', required, heading },
      { ...to, kind: 'dateTime', required },
    ];
  });

/** Prefix of field names, so that they cannot collide with the block's own fields. */
const valuePrefix = 'values.';

/** Reads the current values of a form's fields from the DOM. */
const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      name.startsWith(valuePrefix) ? [[name.slice(valuePrefix.length), String(value)]] : [],
    ),
  );

/** Converts dates of the contract to the format of native fields: `2026-12-01T09:30`. */
const asTyped = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value.replace(/^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})(:\d{2})?$/, '$1T$2'),
    ]),
  );
