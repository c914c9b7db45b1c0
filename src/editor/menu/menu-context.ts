import { createContext, use } from 'react';
import type { MenuNode, MenuTree, Place } from '../menu-tree/menu-tree.ts';
import type { Step } from '../menu-tree/steps.ts';
import type { MakeChange } from '../menu-tree/use-menu.ts';

/** What the rows of the menu can do. */
export interface MenuActions {
  tree: MenuTree;
  /** The item that is being edited. */
  current: string | undefined;
  edit: (id: string) => void;
  addBelow: (id: string) => void;
  step: (id: string, step: Step) => void;
  move: (id: string, place: Place) => void;
  remove: (node: MenuNode) => void;
  setShown: (id: string, shown: boolean) => void;
}

export const MenuActionsContext = createContext<MenuActions | undefined>(undefined);

export function useMenuActions(): MenuActions {
  const value = use(MenuActionsContext);
  if (!value) throw new Error('useMenuActions: no MenuActionsContext above this component; wrap it in one');
  return value;
}

/** Makes a change and says how it went; whether it went well. */
export type Run = (make: MakeChange, done: string) => Promise<boolean>;
