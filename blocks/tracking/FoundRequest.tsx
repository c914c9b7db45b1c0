import { useEffect, useRef } from 'react';
import { useTexts } from '#i18n/context.tsx';
import { statusText } from '#i18n/status-text.ts';
import { isTimeField, namesOf } from '#schemas/form-fields.ts';
import { type RequestStatusName, statusNameOf } from '#schemas/request-status.ts';
import type { TrackedRequest } from '#schemas/request-tracking.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useLocation } from '#ui/router.tsx';
import { AmendForm } from './AmendForm.tsx';
import { Changes } from './Changes.tsx';
import { Clock } from './Clock.tsx';
import { TrackingError } from './form-parts.tsx';
import { writeMoment, writeSiteTime } from './format.ts';
import { PhoneLink } from './PhoneLink.tsx';
import { useTracked } from './use-tracking.ts';

interface FoundRequestProps {
  request: TrackedRequest;
  /** True if it has just replaced the fields: it then takes the focus. */
  arrived: boolean;
}

/** A request: its steps, the deadline beside them, and the sent values below. */
export function FoundRequest({ request, arrived }: FoundRequestProps) {
  const { t, view, send } = useTracked();
  const { language } = useTexts();
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { reference, kind, createdAt, timeZone, status } = request;
  const amending = view.state === 'amending' || view.state === 'saving';

  // After a message, reading continues at the heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the status or the form has changed.
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived, status, amending]);
  return (
    <div className="grid overflow-hidden rounded border border-line bg-white md:grid-cols-12">
      <div className="p-6 sm:p-10 md:col-span-8 md:p-14">
        <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
          {amending ? t('change.amendTitle') : t(`kind.${kind}`)}
        </h2>
        <Notice />
        <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-4 border-t border-line pt-5">
          <div>
            <dt className="text-cap text-ink-3">{t('found.reference')}</dt>
            <dd className="tnum font-num text-num-m leading-title font-light whitespace-nowrap">
              {reference}
            </dd>
          </div>
          <div className="self-end">
            <dt className="text-cap text-ink-3">{t('found.sent')}</dt>
            <dd className="tnum text-sm">
              {writeMoment(new Date(createdAt), { language, timeZone, year: true })}
            </dd>
          </div>
        </dl>
        <Steps request={request} />
      </div>
      <Clock request={request} />
      <div className="px-6 pt-8 pb-6 sm:px-10 sm:pb-10 md:col-span-12 md:px-14 md:pt-12 md:pb-14">
        {amending ? (
          <AmendForm />
        ) : (
          <>
            <Facts request={request} />
            <Changes request={request} />
            <ButtonLink
              variant="text"
              className="mt-4 -ml-3"
              href={pathname}
              onClick={(event) => {
                event.preventDefault();
                send({ type: 'another' });
              }}
            >
              {t('ask.another')}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}

/** Sent values with the labels of their form. Empty ones are left out. */
function Facts({ request: { kind, values } }: { request: TrackedRequest }) {
  const { t, forms } = useTracked();
  const { language } = useTexts();
  const facts = forms[kind].flatMap((field) => {
    const parts = namesOf(field).map((name) => values[name] ?? '');
    const shown = parts
      .filter(Boolean)
      .map((part) => (isTimeField(field) ? writeSiteTime(part, language) : part));
    return shown.length > 0 ? [{ label: field.label, value: shown.join(' – ') }] : [];
  });
  return (
    <section>
      <h3 className="text-h4">{t('found.facts')}</h3>
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

/** Result of the last change: stored, too late, or failed. */
function Notice() {
  const { t, view, phone } = useTracked();
  const { state, saved, trouble } = view;
  const done = state === 'withdrawn' ? t('change.withdrawn') : saved && t('change.saved');
  if (trouble?.kind === 'closed')
    return (
      <div role="alert" className="mt-6 rounded bg-warning-surface px-5 py-4 text-sm text-warning">
        <p>{t('change.closed')}</p>
        {phone && <PhoneLink phone={phone} />}
      </div>
    );
  return (
    <>
      <div role="status">
        {done && (
          <p className="mt-6 flex items-center gap-3.5 rounded bg-success-surface px-5 py-4 text-sm text-success">
            <Icon name="check" />
            {done}
          </p>
        )}
      </div>
      {/* An open confirmation shows the message itself. */}
      {state === 'found' && trouble && (
        <TrackingError
          text={
            trouble.kind === 'limited'
              ? t('message.limited', { minutes: Math.ceil(trouble.retryAfter / 60) })
              : trouble.kind === 'rejected'
                ? t('change.rejected')
                : t(`message.${trouble.kind}`)
          }
        />
      )}
    </>
  );
}

/** Past and future steps of a request, by its status. */
const ways: Readonly<Record<RequestStatusName, readonly RequestStatusName[]>> = {
  new: ['new', 'contacted', 'confirmed'],
  contacted: ['new', 'contacted', 'confirmed'],
  confirmed: ['new', 'contacted', 'confirmed'],
  declined: ['new', 'contacted', 'declined'],
  withdrawn: ['new', 'withdrawn'],
};

function Steps({ request }: { request: TrackedRequest }) {
  const { t } = useTracked();
  const { language } = useTexts();
  const { status, kind, changedAt, timeZone } = request;
  const current = statusNameOf(status);
  const way = ways[current];
  const at = way.indexOf(current);
  return (
    <ol aria-label={t('found.steps')} className="mt-8 grid gap-y-4 sm:flex">
      {way.map((name, index) => {
        const [mark, said] =
          index < at
            ? [marks.done, t('found.done')]
            : index === at
              ? [marks.current, t('found.current')]
              : [marks.coming, t('found.coming')];
        return (
          <li
            key={name}
            aria-current={index === at ? 'step' : undefined}
            className={`${step} ${index < at ? 'before:bg-teal' : 'before:bg-line'}`}
          >
            {mark}
            <p className={index === at ? 'font-medium' : index < at ? '' : 'text-ink-3'}>
              {statusText(t, { status: name, kind })}
              <span className="sr-only"> ({said})</span>
              {index === at && index > 0 && changedAt && (
                <span className="tnum block text-cap font-regular text-ink-3">
                  {writeMoment(new Date(changedAt), { language, timeZone })}
                </span>
              )}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** A step with the line to the next one; the line ends at the last dot, whose label is as wide as its text. */
const step =
  'relative flex gap-3 sm:grid sm:content-start sm:not-last:flex-1 sm:not-last:pe-6 sm:last:max-w-1/3 sm:not-last:before:absolute sm:not-last:before:top-2.75 sm:not-last:before:right-2 sm:not-last:before:left-8 sm:not-last:before:h-0.5';

const round = 'grid size-6 flex-none place-items-center rounded-full';
const marks = {
  done: (
    <span className={`${round} bg-teal text-white`}>
      <Icon name="check" small />
    </span>
  ),
  current: (
    <span className={`${round} border-2 border-teal`}>
      <span className="size-2.5 rounded-full bg-brass" />
    </span>
  ),
  coming: <span className={`${round} border-2 border-line`} />,
};
