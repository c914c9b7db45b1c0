import type { Language } from '#schemas/language.ts';
import type { MenuItem } from '#schemas/menu.ts';

/** Only items whose `visible` equals '0' are shown (specification, section 2). */
export const isVisible = (item: MenuItem): boolean => item.visible === '0';

export const visibleChildren = (item: MenuItem): MenuItem[] => item.children.filter(isVisible);

/** The name of an item in one language. */
export const labelOf = (item: MenuItem, language: Language): string =>
  language === 'en-US' ? (item.menuNameEn ?? item.menuName) : item.menuName;

/** A path containing http opens in a new tab (specification, section 2). */
export const isExternal = (path: string): boolean => path.includes('http');

/** The canonical route of an item; undefined when it has none of ours. Always one leading slash, none at the end. */
export function routeOf(item: MenuItem): string | undefined {
  const path = item.defaultPath ?? item.path;
  return path === undefined || isExternal(path) ? undefined : normalisePath(path);
}

export const normalisePath = (path: string): string =>
  `/${path.replace(/^\/+|[?#].*$/g, '').replace(/\/+$/, '')}`;

/** Where a click on an item goes. */
export function hrefOf(item: MenuItem): string {
  const path = item.path ?? item.defaultPath ?? '/';
  return isExternal(path) ? path : `/${path.replace(/^\/+/, '')}`;
}
