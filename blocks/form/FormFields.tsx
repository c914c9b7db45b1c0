import { type MouseEvent, useEffect, useRef } from 'react';
import type { FormState } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import { looksIncomplete } from '#schemas/contact.ts';
import type { FormDefinition } from '#schemas/form.ts';
import {
  type FormField,
  type FormValues,
  isTimeField,
  missingFields,
  repeatedNames,
} from '#schemas/form-fields.ts';
import { honeypotField } from '#schemas/honeypot.ts';
import type { Language } from '#schemas/language.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/field/Field.tsx';
import { fieldError } from '#ui/field/field-error.ts';
import { Icon } from '#ui/Icon.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { Booking } from './booking.ts';
import type { FormSnapshot } from './form-snapshot.ts';
import { MomentField } from './MomentField.tsx';
import { newsLine } from './texts.ts';
import type { useForm } from './use-form.ts';

interface FormFieldsProps extends ReturnType<typeof useForm> {
  id: string;
  form: FormDefinition;
  timeZone: string;
  posted: FormState | undefined;
  /** Values with which the form begins. */
  initial: FormValues | undefined;
  booking: Booking | undefined;
}

/** Field groups, privacy note and submit row of a form. */
export function FormFields({
  id,
  form,
  timeZone,
  posted,
  initial,
  booking,
  snapshot,
  live,
}: FormFieldsProps) {
  const { t, language } = useTexts();
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

  const fields = askedFirst(form.fields, language);
  const names = repeatedNames(fields, language);
  const show = (field: FormField) => {
    const error = fieldError(field, errors, t);
    const fieldId = `${id}-${field.name}`;
    if (isTimeField(field))
      return (
        <MomentField
          key={field.name}
          id={fieldId}
          field={field}
          values={values}
          error={error}
          timeZone={timeZone}
          initial={initial}
          live={live !== undefined}
          booking={booking}
        />
      );
    const { name } = field;
    const value = values[name] ?? '';
    const isLeft = touched.has(name) && value.trim() !== '';
    const isChecked = isCheckedIn(field, language);
    const isOdd =
      isLeft &&
      !isChecked &&
      (field.kind === 'phone' || field.kind === 'email') &&
      looksIncomplete(field.kind, value.trim());
    const asked = names.find(({ repeated }) => repeated === name)?.asked;
    const original = fields.find((other) => other.name === asked);
    return (
      <Field
        key={name}
        {...field}
        id={fieldId}
        error={error}
        initial={initial?.[name]}
        value={value}
        checked={isLeft && isChecked}
        hint={isOdd ? t('form.incomplete') : original && t('form.repeats', { field: original.label })}
      />
    );
  };
  return (
    <div ref={group}>
      {groupsOf(fields).map(({ heading, fields: grouped }, index) => (
        <fieldset key={grouped[0]?.name} className="mb-10">
          {heading && (
            <legend className="mb-6 w-full border-t border-ink pt-4.5">
              <span className="font-subheading text-h3 font-medium">{heading}</span>
              {index === 0 && <Required className="ml-4" />}
            </legend>
          )}
          {!heading && index === 0 && <Required className="mb-5 block" />}
          <div className="grid gap-x-gutter gap-y-6 md:grid-cols-2">{grouped.map(show)}</div>
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
      <SubmitRow form={form} fields={fields} snapshot={snapshot} clear={live?.clear} />
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

/** @returns whether more is checked than that the field is filled in: only then a tick says something (rules BOOK-03, BOOK-04) */
const isCheckedIn = ({ kind }: FormField, language: Language): boolean =>
  kind === 'number' || (language === 'zh-CN' && (kind === 'phone' || kind === 'email'));

/** Puts a name that is asked before the field that repeats it, in the place of that field. */
function askedFirst(fields: readonly FormField[], language: Language): readonly FormField[] {
  const ordered = [...fields];
  for (const { asked, repeated } of repeatedNames(fields, language)) {
    const to = ordered.findIndex(({ name }) => name === repeated);
    const from = ordered.findIndex(({ name }) => name === asked);
    const [first, second] = [ordered[from], ordered[to]];
    if (!first || !second || from < to) continue;
    ordered.splice(from, 1);
    ordered.splice(to, 1, { ...first, heading: second.heading }, { ...second, heading: undefined });
  }
  return ordered;
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

/** Privacy note (specification, section 5), with the details behind a disclosure. */
function PrivacyNote({ caption, text, details }: NonNullable<FormDefinition['note']>) {
  const { t } = useTexts();
  return (
    <div className="grid grid-cols-[auto_1fr] gap-3.5 rounded bg-mist in-[.bg-mist]:bg-white px-5 py-4.5 text-xs text-ink-2">
      <Icon name="lock" className="text-teal" />
      <div>
        <strong className="block font-medium text-ink">{caption}</strong>
        <p>{text}</p>
        {details.length > 0 && (
          <details className="mt-1">
            <summary className="inline-flex min-h-6 cursor-pointer items-center text-teal underline underline-offset-4">
              {t('form.privacyDetails')}
            </summary>
            <dl className="mt-2 grid gap-x-4 gap-y-1.5 sm:grid-cols-[auto_1fr]">
              {details.map((detail) => (
                <div key={detail.term} className="contents">
                  <dt className="font-medium text-ink">{detail.term}</dt>
                  <dd>{detail.text}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
    </div>
  );
}

interface SubmitRowProps {
  form: FormDefinition;
  /** Fields in the order in which they are shown. */
  fields: readonly FormField[];
  snapshot: FormSnapshot;
  /** Clears the form; undefined before hydration. */
  clear: (() => void) | undefined;
}

/**
 * Submit button. Enabled in the HTML; with scripts it is disabled until the form is complete and lists the missing fields.
 * The space of that line is reserved, so that hydration shifts nothing.
 */
function SubmitRow({ form, fields, snapshot, clear }: SubmitRowProps) {
  const { t, language } = useTexts();
  const hydrated = useHydrated();
  const { state, values, drafted } = snapshot;
  const missing = missingFields(fields, values);
  const names = missing.map(({ label }) => label).join(language === 'zh-CN' ? '、' : ', ');
  const sending = state === 'validating' || state === 'submitting';
  return (
    <div className="mt-6 grid gap-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          type="submit"
          disabled={hydrated && missing.length > 0}
          aria-disabled={sending || undefined}
          onMouseDown={keepFocus}
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
          <p className={`max-w-measure text-cap text-ink-3 ${hydrated ? '' : 'invisible'}`}>
            {t('form.missing', { fields: names, count: missing.length })}
          </p>
        )}
      </div>
      <p className="flex min-h-6 flex-wrap items-center gap-x-3 text-cap text-ink-3">
        {drafted && !sending && (
          <>
            {t('form.drafted')}
            <button
              type="button"
              onClick={clear}
              onMouseDown={keepFocus}
              className="min-h-6 text-teal underline underline-offset-4 hover:text-teal-deep"
            >
              {t('form.clear')}
            </button>
          </>
        )}
      </p>
    </div>
  );
}

/**
 * Keeps the focus in the field: on blur its error would appear or vanish and move the button from under the pointer.
 */
const keepFocus = (event: MouseEvent<HTMLButtonElement>) => {
  if (event.currentTarget.form?.contains(document.activeElement)) event.preventDefault();
};
