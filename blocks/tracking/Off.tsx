import type { TrackingTexts } from '#i18n/tracking/index.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { PhoneLink } from './PhoneLink.tsx';

/** Where every way to reach the venue stands. */
export const contactPath = '/about/contactUs';

interface OffProps {
  texts: TrackingTexts;
  phone: string | undefined;
}

/** What stands in the place of the fields where another system takes the requests: whom to call. */
export const Off = ({ texts: { off }, phone }: OffProps) => (
  <div className="rounded border border-line bg-white px-6 py-8 md:px-16 md:py-14">
    <h2 className="text-h3">{off.title}</h2>
    <p className="mt-2 max-w-measure text-ink-2">{phone ? off.text : off.textWithoutPhone}</p>
    <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
      {phone && <PhoneLink phone={phone} />}
      <ButtonLink variant="outline" href={contactPath}>
        {off.contact}
      </ButtonLink>
    </div>
  </div>
);
