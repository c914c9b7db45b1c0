import { useTexts } from '#i18n/context.tsx';
import type { Hotline } from '#registry/page-payload.ts';
import { buttonLook } from '#ui/Button.tsx';
import { Empty, Roofline } from '#ui/Empty.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { HotlineLink } from './HotlineLink.tsx';

/** Progress bar at the top edge while another page loads. It appears after a delay, so that fast pages show none. */
export function PageProgress({ opening }: { opening: boolean }) {
  const { t } = useTexts();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-0 z-toast h-0.5 overflow-hidden print:hidden"
    >
      {opening && (
        <>
          <span className="sr-only">{t('state.loadingPage')}</span>
          <span className="animate-page-progress block h-full origin-left bg-brass" />
        </>
      )}
    </div>
  );
}

/** Shown for a page that is in the menu but has no content yet (rule MENU-04). */
export function Placeholder() {
  const { t } = useTexts();
  return <Empty text={t('state.placeholder')} />;
}

interface UnavailableProps {
  /** The content cannot be read (status 503), or the browser has no connection. */
  reason?: 'unavailable' | 'offline';
  /** The requested address, with `lang` if the visitor's has it. */
  href: string;
  /** Replaces the loading of a document. */
  retry?: (() => void) | undefined;
  hotline: Hotline | undefined;
}

/** The page for one that cannot be shown now. Names the phone number, if it is known. */
export function Unavailable({ reason = 'unavailable', href, retry, hotline }: UnavailableProps) {
  const { t } = useTexts();
  return (
    <div className="wrap grid content-center py-12 md:min-h-page-rest">
      {reason === 'offline' && (
        <div className="mb-8">
          <Roofline />
        </div>
      )}
      <h1 className="text-h2">
        <Phrases text={t(`${reason}.title`)} />
      </h1>
      <p className="mt-2 mb-6 max-w-measure text-ink-2">{t(`${reason}.text`)}</p>
      {hotline && <HotlineLink hotline={hotline} hours />}
      <p className="mt-7">
        {/* Not a link of the router, which does nothing at the address that is already open. */}
        <a
          href={href}
          className={buttonLook({})}
          onClick={
            retry &&
            ((event) => {
              event.preventDefault();
              retry();
            })
          }
        >
          {t(`${reason}.retry`)}
        </a>
      </p>
    </div>
  );
}
