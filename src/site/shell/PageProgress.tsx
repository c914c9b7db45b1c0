import { useTexts } from '#i18n/context.tsx';

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
