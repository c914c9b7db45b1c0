import { useTexts } from '#i18n/context.tsx';
import type { Hotline } from '#registry/page-payload.ts';
import { buttonLook } from '#ui/Button.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { HotlineLink } from './HotlineLink.tsx';

interface UnavailableProps {
  /** The requested address, with `lang` if the visitor's has it. */
  href: string;
  hotline: Hotline | undefined;
}

/** The page of status 503: its content cannot be read now. Names the phone number, if it is known. */
export function Unavailable({ href, hotline }: UnavailableProps) {
  const { t } = useTexts();
  return (
    <div className="wrap grid content-center py-12 md:min-h-page-rest">
      <h1 className="text-h2">
        <Phrases text={t('unavailable.title')} />
      </h1>
      <p className="mt-2 mb-6 max-w-measure text-ink-2">{t('unavailable.text')}</p>
      {hotline && <HotlineLink hotline={hotline} hours />}
      <p className="mt-7">
        {/* Not a link of the router, which does nothing at the address that is already open. */}
        <a href={href} className={buttonLook({})}>
          {t('unavailable.retry')}
        </a>
      </p>
    </div>
  );
}
