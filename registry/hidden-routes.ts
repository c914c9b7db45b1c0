import type { MenuItem } from '#schemas/menu.ts';
import { isVisible, routeOf, routesOf } from './menu.ts';
import type { Page } from './read-pages.ts';

interface HiddenRoutesOptions {
  pages: ReadonlyMap<string, Page>;
  /** Target of a redirect that does not come from a menu item. Undefined if the path does not redirect. */
  leadsTo: (path: string) => string | undefined;
}

/**
 * Routes that no navigation shows, even if the menu has them (rule BLK-03): pages with `meta.hidden`, redirects to such
 * a page, and groups that have no page of their own and whose visible children are all hidden.
 */
export function hiddenRoutes(
  menu: readonly MenuItem[],
  { pages, leadsTo }: HiddenRoutesOptions,
): ReadonlySet<string> {
  const hidden = new Set([...pages.values()].filter(({ meta }) => meta.hidden).map(({ path }) => path));

  const isHiddenRoute = (route: string): boolean => {
    const seen = new Set<string>();
    for (let path: string | undefined = route; path !== undefined && !seen.has(path); path = leadsTo(path)) {
      if (hidden.has(path)) return true;
      seen.add(path);
    }
    return false;
  };

  /**
   * Adds the routes of an item and its descendants.
   * @returns true if the item is hidden
   */
  const add = (item: MenuItem): boolean => {
    const states = item.children.map((child) => ({ shown: isVisible(child), hidden: add(child) }));
    const shown = states.filter((state) => state.shown);
    const own = routeOf(item);
    if (own !== undefined && !pages.has(own) && shown.length > 0 && shown.every((state) => state.hidden))
      hidden.add(own);
    const routes = routesOf(item).filter(isHiddenRoute);
    for (const route of routes) hidden.add(route);
    return routes.length > 0;
  };
  for (const item of menu) add(item);
  return hidden;
}
