import type { Language } from '#schemas/language.ts';
import type { MenuItem } from '#schemas/menu.ts';
import { trimEnd } from './trim-end.ts';

/** @returns true if `visible` equals '0'; other items are not shown (specification, section 2) */
export const isVisible = (item: MenuItem): boolean => item.visible === '0';

/** @returns the direct children that are shown, in menu order */
export const visibleChildren = (item: MenuItem): MenuItem[] => item.children.filter(isVisible);

/** @returns the name of an item in one language; the Chinese name if the item has no English one */
export const labelOf = (item: MenuItem, language: Language): string =>
  language === 'en-US' ? (item.menuNameEn ?? item.menuName) : item.menuName;

/** @returns true for a path that contains `http`, which opens in a new tab (specification, section 2) */
export const isExternal = (path: string): boolean => path.includes('http');

/**
 * The canonical route of an item: one leading slash, no trailing slash.
 * @returns `undefined` if the item has no route of this site
 */
export function routeOf(item: MenuItem): string | undefined {
  const path = item.defaultPath ?? item.path;
  return path === undefined || isExternal(path) ? undefined : normalisePath(path);
}

/**
 * @returns the path with one leading slash, without trailing slashes, query and fragment
 * @example
 * normalisePath('about/?page=2'); // '/about'
 */
export const normalisePath = (path: string): string =>
  `/${trimEnd(path.replace(/[?#].*$/s, '').replace(/^\/+/, ''), /\//)}`;

/**
 * The link target of a menu item: `path`, or `defaultPath` if it has none. Query and fragment stay.
 *
 * @returns `/` if the item has neither
 */
export function hrefOf(item: MenuItem): string {
  const path = item.path ?? item.defaultPath ?? '/';
  return isExternal(path) ? path : `/${path.replace(/^\/+/, '')}`;
}

/** `visible` of an item that the menu shows and its own page hides (rule BLK-03). */
export const hiddenByPage = 'hidden by its page';

/**
 * Marks the visible items whose route is one of `hidden`, and items without a route whose visible children are all
 * marked. A marked item stays in the tree: its page still answers, and belongs to its section.
 *
 * @param hidden routes as `routeOf` returns them
 * @returns a new tree; an item has `visible: hiddenByPage` if it is marked
 */
export const markHidden = (items: readonly MenuItem[], hidden: ReadonlySet<string>): MenuItem[] =>
  items.map((item) => {
    const children = markHidden(item.children, hidden);
    const isEmptied =
      routeOf(item) === undefined && item.children.some(isVisible) && !children.some(isVisible);
    const isHidden = isEmptied || routesOf(item).some((route) => hidden.has(route));
    return isHidden && isVisible(item) ? { ...item, visible: hiddenByPage, children } : { ...item, children };
  });

/** @returns the internal routes of an item: its own, and the one that a click leads to; empty if both are external */
export function routesOf(item: MenuItem): string[] {
  const own = routeOf(item);
  const { path } = item;
  const target = path === undefined || isExternal(path) ? undefined : normalisePath(path);
  return [own, target].filter((route) => route !== undefined);
}
