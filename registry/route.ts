import type { MenuItem } from '#schemas/menu.ts';
import type { Page } from './read-pages.ts';

/** What made a route: the site itself, `official.pages.config`, or a menu item that has no page. */
export type RouteOrigin = 'built-in' | 'cms' | 'menu';

/** Where a path leads. `menu` is the chain of menu items from the first level down to this route. */
export type Route =
  | {
      kind: 'redirect';
      path: string;
      origin: RouteOrigin;
      to: string;
      /** The query string of the request is appended to `to`. */
      keepsQuery?: true;
    }
  | { kind: 'page'; path: string; origin: RouteOrigin; page: Page; menu: readonly MenuItem[] };
