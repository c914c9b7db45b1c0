import { useTexts } from '#i18n/context.tsx';
import { namesOf } from '#schemas/form-fields.ts';
import type { TrackedRequest } from '#schemas/request-tracking.ts';
import { useTracked } from './context.ts';
import { writeSiteTime } from './format.ts';

/** Sent values with the labels of their form. Empty ones are left out. */
export function Facts({ request: { kind, values } }: { request: TrackedRequest }) {
  const { texts, forms } = useTracked();
  const { language } = useTexts();
  const facts = forms[kind].flatMap((field) => {
    const isTime = field.kind === 'dateTime' || field.kind === 'dateTimeRange';
    const parts = namesOf(field).map((name) => values[name] ?? '');
    const shown = parts.filter(Boolean).map((part) => (isTime ? writeSiteTime(part, language) : part));
    return shown.length > 0 ? [{ label: field.label, value: shown.join(' – ') }] : [];
  });
  return (
    <section>
      <h3 className="text-h4">{texts.found.facts}</h3>
      <dl className="mt-3 gap-x-gutter border-t border-ink md:grid md:grid-cols-2">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="grid gap-x-6 border-b border-line py-3.5 text-sm leading-normal sm:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]"
          >
            <dt className="text-ink-3">{label}</dt>
            <dd className="tnum wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
