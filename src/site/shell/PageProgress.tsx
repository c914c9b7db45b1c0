import { useTexts } from '#i18n/context.tsx';
import { Empty } from '#ui/Empty.tsx';

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
