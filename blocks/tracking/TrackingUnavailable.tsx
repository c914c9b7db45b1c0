import { use } from 'react';
import type { TrackingTexts } from '#i18n/tracking/zh-CN.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { ContactContext } from '#ui/link/link-context.ts';
import { PhoneLink } from './PhoneLink.tsx';

interface TrackingUnavailableProps {
  texts: TrackingTexts;
  phone: string | undefined;
}

/** Shown instead of the fields when another system takes the requests: the number to call. */
export function TrackingUnavailable({ texts: { off }, phone }: TrackingUnavailableProps) {
  const contact = use(ContactContext);
  return (
    <div className="rounded border border-line bg-white px-6 py-8 md:px-16 md:py-14">
      <h2 className="text-h3">{off.title}</h2>
      <p className="mt-2 max-w-measure text-ink-2">{phone ? off.text : off.textWithoutPhone}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
        {phone && <PhoneLink phone={phone} />}
        {contact && (
          <ButtonLink variant="outline" href={contact}>
            {off.contact}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
