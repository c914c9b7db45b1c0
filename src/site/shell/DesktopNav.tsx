import { useEffect, useRef } from 'react';
import { useTexts } from '#i18n/context.tsx';
import type { NavItem } from '#registry/page-payload.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { NavEntry } from './NavEntry.tsx';

/** How long a pointer rests before a sub-menu opens or closes, in milliseconds. */
const intentDelay = 120;

interface DesktopNavProps {
  items: readonly NavItem[];
  currentRoute: string;
  /** Id of the entry with the open sub-menu. */
  open: string | undefined;
  setOpen: (id: string | undefined) => void;
}

/** First-level navigation with sub-menus (rule HEAD-02). Before hydration, CSS opens them on hover and focus. */
export function DesktopNav({ items, currentRoute, open, setOpen }: DesktopNavProps) {
  const { t } = useTexts();
  const nav = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const { intend, drop } = useIntent(intentDelay);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the open sub-menu.
  useEffect(() => setOpen(undefined), [currentRoute, setOpen]);
  useEffect(() => {
    if (open === undefined) return;
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(undefined);
    };
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !nav.current?.contains(target)) setOpen(undefined);
    };
    document.addEventListener('keydown', closeByKey);
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeByKey);
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [open, setOpen]);

  return (
    <nav ref={nav} aria-label={t('header.menu')} className="h-full max-md:hidden">
      <ul className="flex h-full gap-nav-gap text-sm">
        {items.map((item) => (
          <NavEntry
            key={item.id}
            item={item}
            currentRoute={currentRoute}
            opens={!hydrated ? 'css' : open === item.id}
            setOpen={(wanted, soon) => {
              const change = () => setOpen(wanted ? item.id : undefined);
              if (soon) return intend(change);
              drop();
              change();
            }}
          />
        ))}
      </ul>
      <div
        aria-hidden="true"
        className={`pointer-events-none fixed inset-x-0 top-header-solid bottom-0 -z-raised bg-veil transition-opacity duration-calm ${open === undefined ? 'opacity-0' : ''}`}
      />
    </nav>
  );
}

/** Delays an action; a new one replaces the one that waits, `drop` cancels it. */
function useIntent(delay: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const drop = () => clearTimeout(timer.current);
  return {
    intend: (action: () => void) => {
      drop();
      timer.current = setTimeout(action, delay);
    },
    drop,
  };
}
