import { useTexts } from '#i18n/context.tsx';
import type { FormDefinition } from '#schemas/form.ts';
import { Icon } from '#ui/Icon.tsx';

/** Privacy note (specification, section 5), with the details behind a disclosure. */
export function PrivacyNote({ caption, text, details }: NonNullable<FormDefinition['note']>) {
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
