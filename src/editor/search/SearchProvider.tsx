import { createContext, type ReactNode, Suspense, use, useCallback, useEffect, useState } from 'react';
import { useTranslate } from '../context.tsx';
import { EditorIcon } from '../ui/EditorIcon.tsx';
import { LoadingDialog } from '../ui/LoadingPart.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { searchTexts } from './texts.ts';

const SearchDialog = lazyPart(async () => ({ default: (await import('./SearchDialog.tsx')).SearchDialog }));

/** Opens the search. Undefined outside of the shell. */
const SearchContext = createContext<(() => void) | undefined>(undefined);

/** The search dialog of the screens inside, and its shortcut: ⌘K, or Ctrl+K elsewhere than on a Mac. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { metaKey, ctrlKey, altKey, shiftKey, key } = event;
      if (metaKey === ctrlKey || altKey || shiftKey || key.toLowerCase() !== 'k') return;
      // Browsers search the web with it.
      event.preventDefault();
      // Not over a dialog: leaving its screen would lose the texts in it.
      if (!document.querySelector('[role=dialog], [role=alertdialog]')) setOpen(true);
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return (
    <SearchContext value={open}>
      {children}
      {isOpen && (
        <Suspense fallback={<LoadingDialog />}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </SearchContext>
  );
}

/** The entry of the search in the rail. */
export function RailSearch({ className }: { className: string }) {
  const t = useTranslate(searchTexts);
  const open = use(SearchContext);
  return (
    <button type="button" onClick={open} title={t('shortcut', { keys: shortcut() })} className={className}>
      <EditorIcon name="search" />
      {t('find')}
    </button>
  );
}

/** The box of the search in the bar of a screen. Narrow screens have the entry of the rail only. */
export function SearchBoxButton() {
  const t = useTranslate(searchTexts);
  const open = use(SearchContext);
  if (!open) return null;
  return (
    <button
      type="button"
      onClick={open}
      className="flex h-9 w-72 items-center gap-2 rounded border border-line-strong bg-white px-3 text-left text-cap text-ink-3 hover:border-teal max-xl:hidden"
    >
      <EditorIcon name="search" className="size-4!" />
      <span className="grow truncate">{t('placeholder')}</span>
      <kbd className="flex-none rounded border border-line px-1.5 text-badge leading-normal whitespace-nowrap">
        {shortcut()}
      </kbd>
    </button>
  );
}

const shortcut = (): string => (/Mac|iP(hone|ad|od)/.test(navigator.platform) ? '⌘K' : 'Ctrl K');
