import { useEffect, useRef } from 'react';
import type { FormState } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import type { FormDefinition } from '#schemas/form.ts';
import type { FormField } from '#schemas/form-fields.ts';
import { honeypotField } from '#schemas/honeypot.ts';
import { Field } from '#ui/field/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { MomentField } from './MomentField.tsx';
import { PrivacyNote } from './PrivacyNote.tsx';
import { SubmitRow } from './SubmitRow.tsx';
import { errorText, newsLine } from './texts.ts';
import type { useForm } from './use-form.ts';

interface FormFieldsProps extends ReturnType<typeof useForm> {
  id: string;
  form: FormDefinition;
  timeZone: string;
  posted: FormState | undefined;
}

/** Field groups, privacy note and submit row of a form. */
export function FormFields({ id, form, timeZone, posted, snapshot, live }: FormFieldsProps) {
  const { t } = useTexts();
  const group = useRef<HTMLDivElement>(null);
  const { state, values, errors, touched, news } = snapshot;
  const line = news ? newsLine(news, t) : posted && newsLine({ ...posted, kind: posted.outcome }, t);

  // Moves the focus to the first error, or to the start of the form after a receipt.
  const before = useRef(state);
  useEffect(() => {
    const began = before.current === 'succeeded' && state === 'editing';
    const wanted = state === 'rejected' ? firstWrong : began && firstField;
    before.current = state;
    if (wanted) group.current?.querySelector<HTMLElement>(wanted)?.focus();
  }, [state]);

  const show = (field: FormField) => {
    const error = errorText(field, errors, t);
    const fieldId = `${id}-${field.name}`;
    if (field.kind === 'dateTime' || field.kind === 'dateTimeRange')
      return (
        <MomentField
          key={field.name}
          {...{ id: fieldId, field, values, error, timeZone }}
          initial={posted?.values}
          live={live !== undefined}
        />
      );
    const { name, kind, label, required, maxLength, placeholder, autocomplete } = field;
    return (
      <Field
        key={name}
        {...{ id: fieldId, name, kind, label, required, maxLength, placeholder, error }}
        autoComplete={autocomplete}
        initial={posted?.values[name]}
        value={values[name] ?? ''}
        checked={touched.has(name) && Boolean(values[name]?.trim())}
      />
    );
  };
  return (
    <div ref={group}>
      {groupsOf(form.fields).map(({ heading, fields }, index) => (
        <fieldset key={fields[0]?.name} className="mb-10">
          {heading && (
            <legend className="mb-6 w-full border-t border-ink pt-4.5">
              <span className="text-h3">{heading}</span>
              {index === 0 && <Required className="ml-4" />}
            </legend>
          )}
          {!heading && index === 0 && <Required className="mb-5 block" />}
          <div className="grid gap-x-gutter gap-y-6 md:grid-cols-2">{fields.map(show)}</div>
        </fieldset>
      ))}
      <Trap id={id} />
      {form.note && <PrivacyNote {...form.note} />}
      {line && (
        <p className="mt-6 flex items-center gap-3.5 rounded bg-danger-surface px-5 py-4 text-sm text-danger">
          <Icon name="warning" />
          {line}
        </p>
      )}
      <SubmitRow form={form} snapshot={snapshot} clear={live?.clear} />
    </div>
  );
}

/**
 * First invalid field: in a picker its first invalid segment, because the replaced native field cannot take the focus.
 */
const firstWrong = ':is(input, textarea, [role=spinbutton])[aria-invalid=true]:not([hidden] *)';

const firstField = ':is(input, textarea, [role=spinbutton]):not([hidden] *)';

function Required({ className }: { className: string }) {
  const { t } = useTexts();
  return <span className={`${className} text-cap text-ink-3`}>{t('form.required')}</span>;
}

interface Group {
  heading: string | undefined;
  fields: FormField[];
}

/** A field with a heading starts a group. */
function groupsOf(fields: readonly FormField[]): Group[] {
  const groups: Group[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && field.heading === undefined) last.fields.push(field);
    else groups.push({ heading: field.heading, fields: [field] });
  }
  return groups;
}

/** Honeypot: only bots see and fill in this field, and the server rejects such a submission. */
function Trap({ id }: { id: string }) {
  const { t } = useTexts();
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={`${id}-${honeypotField}`}>{t('form.leaveEmpty')}</label>
      <input id={`${id}-${honeypotField}`} name={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
