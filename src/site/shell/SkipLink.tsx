import { useTexts } from '#i18n/context.tsx';

/** The first tab stop: skips the navigation. */
export function SkipLink({ href }: { href: string }) {
  const { t } = useTexts();
  return (
    <a
      href={href}
      className="fixed top-2 left-2 z-toast inline-flex min-h-touch -translate-y-16 items-center rounded bg-white px-5 font-medium text-teal transition-transform duration-fast focus:translate-y-0 focus:shadow-float print:hidden"
    >
      {t('header.skip')}
    </a>
  );
}
