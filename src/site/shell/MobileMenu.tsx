import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '#i18n/context.tsx';
import type { NavItem, Shell } from '#registry/page-payload.ts';
import { useScrollLock } from '#ui/dialog/scroll-lock.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { useLocation } from '#ui/router.tsx';
import { ToastOutlet } from '#ui/toast/ToastProvider.tsx';
import { HotlineLink } from './HotlineLink.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { Logo } from './Logo.tsx';
import { currentOf } from './nav-state.ts';

/** Id of the dialog. Without scripts the menu button links to it, and CSS shows it by `:target`. */
const menuId = 'menu';

const square = 'grid size-touch place-items-center rounded';

interface MobileMenuProps {
  shell: Shell;
  currentRoute: string;
  languageHref: string;
}

/** The navigation as a full-screen sheet, up to 967 px (rule HEAD-03). */
export function MobileMenu({ shell, currentRoute, languageHref }: MobileMenuProps) {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  useScrollLock(open);
  const show = () => {
    dialog.current?.showModal();
    setOpen(true);
  };
  const close = () => dialog.current?.close();

  // A wide screen hides the menu: if it stayed open, the page would stay inert.
  useEffect(() => {
    const wide = matchMedia('(width >= 968px)');
    const closeOnWide = () => wide.matches && dialog.current?.close();
    wide.addEventListener('change', closeOnWide);
    return () => wide.removeEventListener('change', closeOnWide);
  }, []);

  // Closes on back and forward too.
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another history entry closes the menu.
  useEffect(() => dialog.current?.close(), [key]);

  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };
  return (
    <div className="md:hidden">
      <a
        href={`#${menuId}`}
        aria-label={t('header.openMenu')}
        className={`${square} -mr-2.5 hidden no-js:grid`}
      >
        <Icon name="menu" />
      </a>
      <button
        type="button"
        aria-label={t('header.openMenu')}
        aria-haspopup="dialog"
        className={`${square} -mr-2.5 no-js:hidden`}
        onClick={show}
      >
        <Icon name="menu" />
      </button>
      <dialog
        ref={dialog}
        id={menuId}
        data-solid=""
        aria-label={t('header.menu')}
        onClose={() => setOpen(false)}
        className="on-light fixed inset-0 z-drawer m-0 size-full max-h-none max-w-none grid-rows-[auto_1fr_auto] bg-white text-ink no-js:target:grid open:grid"
      >
        <div className="wrap flex h-header items-center justify-between border-b border-line">
          <Logo shell={shell} later />
          <div className="flex items-center gap-1">
            <LanguageLink href={languageHref} />
            <a
              href="#top"
              aria-label={t('header.closeMenu')}
              className={`${square} -mr-2.5 hidden no-js:grid`}
            >
              <Icon name="close" />
            </a>
            <button
              type="button"
              aria-label={t('header.closeMenu')}
              className={`${square} -mr-2.5 no-js:hidden`}
              onClick={close}
            >
              <Icon name="close" />
            </button>
          </div>
        </div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: links send a click for the keyboard too. */}
        <nav
          aria-label={t('header.menu')}
          className="overflow-y-auto overscroll-contain"
          onClick={closeOnLink}
        >
          <ul className="wrap pt-2 pb-8">
            {shell.nav.map((item) => (
              <DrawerEntry key={item.id} item={item} currentRoute={currentRoute} />
            ))}
          </ul>
        </nav>
        {shell.hotline && (
          <div className="bg-mist pt-4 pb-3 text-ink-2 [&_a]:text-ink">
            <div className="wrap">
              <HotlineLink hotline={shell.hotline} />
            </div>
          </div>
        )}
        {open && <ToastOutlet />}
      </dialog>
    </div>
  );
}

const row = 'flex min-h-13.5 items-center justify-between gap-4 text-article';

/** A first-level entry of the drawer: a link, or a `<details>` with its pages. */
function DrawerEntry({ item, currentRoute }: { item: NavItem; currentRoute: string }) {
  const current = currentOf(item, currentRoute);
  if (item.children.length === 0)
    return (
      <li className="border-b border-line">
        <Link
          href={item.href}
          newTab={item.external}
          aria-current={current}
          className={`${row} ${current ? 'font-medium text-teal' : ''}`}
        >
          {item.label}
        </Link>
      </li>
    );
  return (
    <li className="border-b border-line">
      <details name="menu" open={current !== undefined} className="group/drawer">
        <summary className={`${row} ${current ? 'font-medium' : ''}`}>
          {item.label}
          <Icon
            name="down"
            small
            className="text-ink-3 transition-transform duration-fast group-open/drawer:rotate-180"
          />
        </summary>
        <ul className="grid grid-cols-2 gap-x-4 pb-3">
          {item.children.map((child) => (
            <DrawerLink key={child.id} item={child} currentRoute={currentRoute} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** A page inside a disclosure. The current one has the brass mark. */
function DrawerLink({ item, currentRoute }: { item: NavItem; currentRoute: string }) {
  const current = currentOf(item, currentRoute);
  return (
    <li>
      <Link
        href={item.href}
        newTab={item.external}
        aria-current={current}
        className={`flex min-h-touch items-center border-l-2 pl-3 text-sm leading-tight ${current ? 'border-brass text-teal' : 'border-transparent text-ink-2'}`}
      >
        {item.label}
      </Link>
    </li>
  );
}
