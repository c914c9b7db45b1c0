import * as z from 'zod';
import { aliases, flag, link, list, requiredText, text } from './tolerant.ts';

/** One entry of the menu tree (specification, section 3). */
export interface MenuItem {
  menuId: string;
  /** Where a click goes; may be external. */
  path?: string | undefined;
  /** The canonical route and the key in the page registry; absolute. */
  defaultPath?: string | undefined;
  defaultName?: string | undefined;
  menuName: string;
  menuNameEn?: string | undefined;
  /** '0' means shown. */
  visible?: string | undefined;
  children: MenuItem[];
}

export const menuItemSchema: z.ZodType<MenuItem> = aliases(
  { children: ['childList'], menuName: ['defaultName', 'menuNameEn'] },
  z.object({
    menuId: requiredText(),
    path: link(),
    defaultPath: link(),
    defaultName: text(),
    menuName: requiredText(),
    menuNameEn: text(),
    visible: flag(),
    children: list(z.lazy((): z.ZodType<MenuItem> => menuItemSchema)),
  }),
);

export const menuTreeSchema = list(menuItemSchema);
