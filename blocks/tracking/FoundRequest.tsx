import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '#i18n/context.tsx';
import type { TrackedRequest } from '#schemas/request-tracking.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { AmendForm } from './AmendForm.tsx';
import { Changes } from './Changes.tsx';
import { Clock } from './Clock.tsx';
import { useTracked } from './context.ts';
import { Facts } from './Facts.tsx';
import { writeMoment } from './format.ts';
import { Notice } from './Notice.tsx';
import { Steps } from './Steps.tsx';

interface FoundRequestProps {
  request: TrackedRequest;
  /** True if it has just replaced the fields: it then takes the focus. */
  arrived: boolean;
}

/** A request: its steps, the deadline beside them, and the sent values below. */
export function FoundRequest({ request, arrived }: FoundRequestProps) {
  const { texts, view, send } = useTracked();
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
          {amending ? texts.change.amendTitle : texts.kind[kind]}
        </h2>
        <Notice />
        <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-4 border-t border-line pt-5">
          <div>
            <dt className="text-cap text-ink-3">{texts.found.reference}</dt>
            <dd className="tnum font-num text-num-m leading-title font-light whitespace-nowrap">
              {reference}
            </dd>
          </div>
          <div className="self-end">
            <dt className="text-cap text-ink-3">{texts.found.sent}</dt>
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
          <AmendForm request={request} />
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
              {texts.ask.another}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}
