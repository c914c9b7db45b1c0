import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface Remembered {
  /** Search part of the URL. */
  search: string;
  selected: readonly string[];
}

interface Memory {
  lists: Readonly<Record<string, Remembered>>;
  remember: (path: string, change: (before: Remembered) => Partial<Remembered>) => void;
}

const MemoryContext = createContext<Memory | undefined>(undefined);

const nothing: Remembered = { search: '', selected: [] };

/** Remembers filters, page and selection of each list below, by path, while the user opens items and other lists. */
export function ListMemory({ children }: { children: ReactNode }) {
  const [lists, setLists] = useState<Memory['lists']>({});
  const remember = useCallback<Memory['remember']>(
    (path, change) =>
      setLists((all) => {
        const before = all[path] ?? nothing;
        return { ...all, [path]: { ...before, ...change(before) } };
      }),
    [],
  );
  return (
    <MemoryContext value={useMemo(() => ({ lists, remember }), [lists, remember])}>{children}</MemoryContext>
  );
}

function useMemory(): Memory {
  const memory = use(MemoryContext);
  if (!memory) throw new Error('useMemory: no ListMemory above this component; wrap it in one');
  return memory;
}

/**
 * URL of a list as the user left it.
 *
 * @example const urlOf = useListUrl(); navigate(urlOf('/editor/content/news'));
 */
export function useListUrl(): (path: string) => string {
  const { lists } = useMemory();
  return (path) => `${path}${lists[path]?.search ?? ''}`;
}

/** Remembers the filters and the page of the list at the current URL. */
export function useRememberUrl(): void {
  const { pathname, search } = useLocation();
  const { remember } = useMemory();
  useEffect(() => remember(pathname, () => ({ search })), [remember, pathname, search]);
}

/** The selected rows of a list, on any of its pages. */
export interface Selection {
  ids: readonly string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  set: (ids: readonly string[]) => void;
}

/** Selection of the list at the current URL. */
export function useSelection(): Selection {
  const { pathname } = useLocation();
  const { lists, remember } = useMemory();
  const { selected } = lists[pathname] ?? nothing;
  return {
    ids: selected,
    has: (id) => selected.includes(id),
    toggle: (id) =>
      remember(pathname, ({ selected: before }) => ({
        selected: before.includes(id) ? before.filter((one) => one !== id) : [...before, id],
      })),
    set: (ids) => remember(pathname, () => ({ selected: ids })),
  };
}
