import { createContext, use } from 'react';
import type { Entry } from '#schemas/entry.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { type MenuNode, type MenuTree, namesOf, type TreePosition } from '../menu-tree/menu-tree.ts';
import type { Step } from '../menu-tree/move-item.ts';
import type { MakeChange } from '../menu-tree/use-menu.ts';
import { menuTexts } from './texts.ts';

/** Actions of the menu's rows. */
export interface MenuActions {
  tree: MenuTree;
  /** Id of the item being edited. */
  current: string | undefined;
  edit: (id: string) => void;
  addBelow: (id: string) => void;
  step: (id: string, step: Step) => void;
  move: (id: string, place: TreePosition) => void;
  remove: (node: MenuNode) => void;
  setShown: (id: string, shown: boolean) => void;
}

export const MenuActionsContext = createContext<MenuActions | undefined>(undefined);

export function useMenuActions(): MenuActions {
  const value = use(MenuActionsContext);
  if (!value) throw new Error('useMenuActions: no MenuActionsContext above this component; wrap it in one');
  return value;
}

/**
 * Applies a change and announces the result; resolves to true on success.
 * @param done message on success
 */
export type Run = (make: MakeChange, done: string) => Promise<boolean>;

/** Name of an item in the language of the interface, with the other language as fallback. */
export function useName(): (entry: Entry) => string {
  const { language } = useEditor();
  const t = useTranslate(menuTexts);
  return (entry) => {
    const { zh, en } = namesOf(entry);
    return (language === 'en-US' ? en || zh : zh || en) || t('unnamed');
  };
}
