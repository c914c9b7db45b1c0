import { use } from 'react';
import { Link } from '#ui/link/Link.tsx';
import { ContactContext } from '#ui/link/link-context.ts';
import { AmendForm } from './AmendForm.tsx';
import { AskForm } from './AskForm.tsx';
import { FoundRequest } from './FoundRequest.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { type Tracked, TrackedProvider, useTracked } from './use-tracking.ts';

interface TrackedRequestViewProps {
  title?: string | undefined;
  intro?: string | undefined;
  parts: Tracked;
  /** True after the first action on the page: the part that replaces another then takes the focus. */
  moved: boolean;
  /** Called when the form is first used. */
  preload: () => void;
}

/** The request with its actions, or the form that asks for reference and phone. */
export const TrackedRequestView = ({ title, intro, parts, moved, preload }: TrackedRequestViewProps) => (
  <TrackedProvider value={parts}>
    {parts.view.request ? (
      <FoundRequest request={parts.view.request} arrived={moved} />
    ) : parts.view.values ? (
      <UnreadRequest title={parts.t('change.amendTitle')} />
    ) : (
      <div className="grid gap-x-gutter gap-y-12 md:grid-cols-12">
        <AskForm title={title} intro={intro} again={moved} preload={preload} />
        <Aside />
      </div>
    )}
  </TrackedProvider>
);

/** An amendment that was posted without scripts while its request could not be read. */
const UnreadRequest = ({ title }: { title: string }) => (
  <div className="rounded border border-line bg-white p-6 sm:p-10 md:p-14">
    <h2 className="text-h2">{title}</h2>
    <AmendForm />
  </div>
);

const asideSteps = ['aside.steps.reference', 'aside.steps.answer', 'aside.steps.change'] as const;

/** Beside the two fields: what to expect, and the number to call. */
function Aside() {
  const { t, phone } = useTracked();
  const contact = use(ContactContext);
  return (
    <aside className="md:col-span-4 md:pt-0">
      <div className="border-t border-ink pt-4.5">
        <h2 className="text-h3">{t('aside.title')}</h2>
        <ol className="mt-2">
          {asideSteps.map((step, index) => (
            <li
              key={step}
              className="grid grid-cols-[24px_1fr] gap-2 border-b border-line py-4 text-sm leading-normal"
            >
              <span aria-hidden="true" className="tnum font-num text-brass-deep">
                {index + 1}
              </span>
              {t(step)}
            </li>
          ))}
        </ol>
        {phone ? (
          <p className="mt-8 text-cap text-ink-3">
            <span className="block">{t('aside.phone')}</span>
            <span className="text-ink">
              <PhoneLink phone={phone} />
            </span>
          </p>
        ) : (
          contact && (
            <p className="mt-8 text-sm">
              <Link href={contact} className="text-teal underline underline-offset-4 hover:text-teal-deep">
                {t('aside.contact')}
              </Link>
            </p>
          )
        )}
      </div>
    </aside>
  );
}
