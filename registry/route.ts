import type { MenuItem } from '#schemas/menu.ts';
import type { Page } from './read-pages.ts';

/** Origin of a route: the project, `official.pages.config`, or a menu item without a page. */
export type RouteOrigin = 'built-in' | 'cms' | 'menu';

/** A page or a redirect. `menu` is the chain of menu items from the first level down to this route. */
export type Route =
  | {
      kind: 'redirect';
      path: string;
      origin: RouteOrigin;
      to: string;
      /** Appends the query string of the request to `to`. */
      keepsQuery?: true;
    }
  | {
      kind: 'page';
      path: string;
      origin: RouteOrigin;
      page: Page;
      menu: readonly MenuItem[];
      /** Last part of the path, if it names the item of a block (`BlockDefinition.itemInPath`). */
      item?: string;
    };
