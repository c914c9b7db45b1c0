import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { BlockCatalogue } from '#registry/blocks.ts';
import type { Language } from '#schemas/language.ts';
import type { PageStore } from './model/page-store.ts';
import type { PageData, PageItem } from './model/stored-page.ts';

/** What the canvas shows: one language, or both beside each other. */
export type CanvasLanguage = Language | 'pair';

export interface PageContextValue {
  store: PageStore;
  catalogue: BlockCatalogue;
}

/** Which block is edited, by its key; undefined: the page itself. Apart, because it changes more often than blocks do. */
export interface SelectionValue {
  selected: string | undefined;
  select: (key: string | undefined) => void;
}

export const PageContext = createContext<PageContextValue | undefined>(undefined);

export function usePageContext(): PageContextValue {
  const value = use(PageContext);
  if (!value) throw new Error('usePageContext: no PageContext above this component; wrap it in one');
  return value;
}

export const SelectionContext = createContext<SelectionValue | undefined>(undefined);

export function useSelection(): SelectionValue {
  const value = use(SelectionContext);
  if (!value) throw new Error('useSelection: no SelectionContext above this component; wrap it in one');
  return value;
}

/** Something of the page; the component is drawn again when it is another value. */
export function usePage<Value>(read: (data: PageData) => Value): Value {
  const { store } = usePageContext();
  return useSyncExternalStore(store.subscribe, () => read(store.data()));
}

/** All blocks of the page. */
export function usePageItems(): readonly PageItem[] {
  const { store } = usePageContext();
  return useSyncExternalStore(store.subscribe, store.items);
}

/** One block of the page; undefined once it is gone. */
export function usePageItem(key: string | undefined): PageItem | undefined {
  const { store } = usePageContext();
  const read = useCallback(() => store.items().find((item) => item.key === key), [store, key]);
  return useSyncExternalStore(store.subscribe, read);
}

/** Home stands without a layout: its blocks are sections from edge to edge, without a title above them. */
export const useIsHome = (): boolean => usePage(({ path }) => path === '/');
