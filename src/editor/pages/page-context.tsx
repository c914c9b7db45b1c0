import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { BlockCatalogue } from '#registry/blocks.ts';
import type { Language } from '#schemas/language.ts';
import type { FieldRequest } from './field-of-text.ts';
import type { BlockPlace, PageStore } from './model/page-store.ts';
import type { PageData, PageItem } from './model/stored-page.ts';
import type { SavedSection } from './sections/use-sections.ts';

/** Language on the canvas; `pair` shows both side by side. */
export type CanvasLanguage = Language | 'pair';

export interface PageContextValue {
  /** Whether a page is edited, or a saved section. */
  kind: 'page' | 'section';
  /** Id of its entry. */
  id: string;
  /** All saved sections and templates. */
  sections: readonly SavedSection[];
  store: PageStore;
  catalogue: BlockCatalogue;
}

/**
 * Key of the selected block; undefined if the page itself is edited. A separate context, because the selection changes
 * more often than the blocks.
 */
export interface SelectionValue {
  selected: string | undefined;
  select: (key: string | undefined) => void;
  /** Selects a block and focuses one of its fields, also if the fields are folded away. */
  openField: (field: FieldRequest) => void;
  /** The field that was asked for last, until another block is selected. */
  wanted: FieldRequest | undefined;
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

/**
 * Selects a value from the page and re-renders when it changes.
 * @param read must return a primitive or a stable object
 */
export function usePage<Value>(read: (data: PageData) => Value): Value {
  const { store } = usePageContext();
  return useSyncExternalStore(store.subscribe, () => read(store.data()));
}

/** All blocks with their content. Renders at every key: for the keys and the order alone, use `useBlockOrder`. */
export function usePageItems(): readonly PageItem[] {
  const { store } = usePageContext();
  return useSyncExternalStore(store.subscribe, store.items);
}

/** The keys and types of the blocks. Typing in a block does not render again. */
export function useBlockOrder(): readonly BlockPlace[] {
  const { store } = usePageContext();
  return useSyncExternalStore(store.subscribe, store.order);
}

/** @returns Index of a block; undefined if the page does not have it. */
export function useBlockPlace(key: string): number | undefined {
  const { store } = usePageContext();
  const read = useCallback(() => store.placeOf(key), [store, key]);
  return useSyncExternalStore(store.subscribe, read);
}

/** @returns Undefined if the page does not have the block. */
export function usePageItem(key: string | undefined): PageItem | undefined {
  const { store } = usePageContext();
  const read = useCallback(() => store.items()[store.placeOf(key ?? '') ?? -1], [store, key]);
  return useSyncExternalStore(store.subscribe, read);
}

/** The home page has no layout: its blocks are full-bleed sections without a title above them. */
export const useIsHome = (): boolean => usePage(({ path }) => path === '/');
