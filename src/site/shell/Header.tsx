import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '#i18n/context.tsx';
import type { Shell } from '#registry/page-payload.ts';
import { watchInView } from '#ui/scroll/watch-in-view.ts';
import { DesktopNav } from './DesktopNav.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';

interface HeaderProps {
  shell: Shell;
  /** Path of the current page. */
  currentRoute: string;
  /**
   * The page starts with a picture: the header is transparent until the page is scrolled by more than 100 px (rule
   * HEAD-04).
   */
  overHero: boolean;
  /** Address of the language toggle. */
  languageHref: string;
}

/** Logo, navigation and language toggle. Transparent on a picture, otherwise white. */
export function Header({ shell, currentRoute, overHero, languageHref }: HeaderProps) {
  const sentinel = useRef<HTMLDivElement>(null);
  const scrolled = useScrolled(sentinel);
  const [open, setOpen] = useState<string>();
  const solid = !overHero || scrolled || open !== undefined;
  return (
    <>
      <div ref={sentinel} aria-hidden="true" className="absolute top-0 h-scrolled w-px" />
      <header
        data-solid={solid ? '' : undefined}
        className={`${overHero ? 'fixed' : 'sticky'} ${solid ? 'on-light' : 'on-dark'} top-0 z-header w-full overflow-x-clip border-b border-transparent text-white transition-colors duration-calm before:pointer-events-none before:absolute before:inset-x-0 before:top-0 before:-z-raised before:h-header-scrim before:bg-scrim-top before:transition-opacity before:duration-calm solid:border-line solid:bg-white solid:text-ink solid:before:opacity-0 print:hidden`}
      >
        <div className="wrap flex h-header-solid items-center justify-between gap-4 xl:gap-8">
          <Logo shell={shell} onDark={overHero} />
          <div className="flex h-full items-center gap-1 md:gap-5 xl:gap-8">
            <DesktopNav items={shell.nav} currentRoute={currentRoute} open={open} setOpen={setOpen} />
            <LanguageLink href={languageHref} />
            <MobileMenu shell={shell} currentRoute={currentRoute} languageHref={languageHref} />
          </div>
        </div>
      </header>
    </>
  );
}

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

/** Returns true when `sentinel`, an element at the top of the page, is scrolled out of view. */
function useScrolled(sentinel: RefObject<HTMLElement | null>): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const node = sentinel.current;
    return node ? watchInView(node, (inView) => setScrolled(!inView)) : undefined;
  }, [sentinel]);
  return scrolled;
}
