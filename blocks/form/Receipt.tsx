import { useEffect, useRef, useState } from 'react';
import { useBlockUrl } from '#blocks/block-url.ts';
import { useTexts } from '#i18n/context.tsx';
import type { FormDefinition } from '#schemas/form.ts';
import { type FormValues, namesOf } from '#schemas/form-fields.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

interface ReceiptProps {
  form: FormDefinition;
  reference: string | undefined;
  /** What the applicant should know about the dates. */
  note: string | undefined;
  /** Path of the page that looks up requests. */
  tracking: string | undefined;
  /** Sent values; empty after a post without scripts. */
  sent: FormValues;
  /** True if it has just replaced the form: it then takes the focus. */
  arrived: boolean;
  /** Shows the form again; undefined if that needs a page load. */
  again: (() => void) | undefined;
}

/** Replaces the form after it was sent. */
export function Receipt({ form, reference, note, tracking, sent, arrived, again }: ReceiptProps) {
  const { t } = useTexts();
  const { hrefOf } = useBlockUrl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <div className="rounded border border-line bg-white p-6 sm:p-10 md:p-16">
      <span className="inline-grid size-14 place-items-center rounded-full bg-success-surface text-success">
        <Icon name="check" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="mt-5 text-h2 outline-none">
        {form.successTitle}
      </h2>
      <p className="mt-2 max-w-measure text-ink-2">{form.successTip}</p>
      {note && (
        <p className="mt-6 flex gap-3 rounded bg-warning-surface px-4 py-3 text-sm text-warning">
          <Icon name="warning" small />
          {note}
        </p>
      )}
      {reference && (
        <div className="mt-8 flex flex-wrap items-end justify-between gap-4 border-t border-line py-5">
          <p>
            <span className="block text-cap text-ink-3">{t('form.reference')}</span>
            <span className="tnum font-num text-num-m leading-title font-light">{reference}</span>
          </p>
          <Copy text={reference} />
        </div>
      )}
      <dl className="border-t border-line">
        {factsOf(form, sent).map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-6 border-b border-line py-4 text-sm"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="tnum wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-8 flex flex-wrap gap-3">
        {reference && tracking && (
          <ButtonLink href={`${tracking}?reference=${reference}`}>{t('form.track')}</ButtonLink>
        )}
        {again ? (
          <Button variant="text" onClick={again}>
            {t('form.again')}
          </Button>
        ) : (
          <ButtonLink variant="text" href={hrefOf({})}>
            {t('form.again')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** Values that the form's definition repeats in the receipt, as typed. */
function factsOf({ fields, receipt }: FormDefinition, sent: FormValues): { label: string; value: string }[] {
  return receipt.flatMap((name) => {
    const field = fields.find((candidate) => candidate.name === name);
    const values = field ? namesOf(field).map((end) => sent[end]?.trim().replace('T', ' ')) : [];
    return field && values.every(Boolean) ? [{ label: field.label, value: values.join(' – ') }] : [];
  });
}

/** Copy button with a short confirmation. Hidden if the browser has no clipboard API. */
function Copy({ text }: { text: string }) {
  const { t } = useTexts();
  const [copied, setCopied] = useState(false);
  return (
    <Button
      variant="outline"
      small
      className="no-js:hidden"
      onClick={() =>
        navigator.clipboard?.writeText(text).then(
          () => setCopied(true),
          () => {},
        )
      }
    >
      <span aria-live="polite">{t(copied ? 'form.copied' : 'form.copy')}</span>
    </Button>
  );
}
