import type { PageSource, PagesShowing } from '#blocks/define.ts';
import { normalisePath } from '#lib/menu.ts';
import { trimEnd } from '#lib/trim-end.ts';
import type { Language } from '#schemas/language.ts';
import type { MenuItem } from '#schemas/menu.ts';
import type { Redirect } from '#schemas/redirect.ts';
import {
  hiddenByPage,
  isVisible,
  labelOf,
  markHidden,
  navOf,
  routeOf,
  routesOf,
  visibleChildren,
} from './menu.ts';
import type { NavItem } from './page-payload.ts';
import { type PagePurpose, purposes } from './page-purposes.ts';
import { createPageFinder } from './pages-showing.ts';
import { leadingBlock } from './read-block.ts';
import type { Page, ReadGroup } from './read-pages.ts';
import { endsOf } from './redirects.ts';
import type { Route } from './route.ts';

/** All routes, the navigation in one language, and the problems that were found. */
export interface RouteTable {
  routes: ReadonlyMap<string, Route>;
  /** Items of hidden pages are marked with `hiddenByPage`. */
  menu: readonly MenuItem[];
  /** Routes that no navigation shows, even if the menu has them (rule BLK-03). */
  hidden: ReadonlySet<string>;
  nav: readonly NavItem[];
  /** Duplicates, groups without a child and redirect loops, one line each. They are logged and do not stop the site. */
  problems: readonly string[];
  pagesShowing: PagesShowing;
}

interface RouteSources {
  menu: readonly MenuItem[];
  /** Built-in pages from `readGroups`. */
  groups: readonly ReadGroup[];
  /** Pages of `official.pages.config`. They replace built-in pages of the same path. */
  cmsPages: readonly Page[];
  /** Redirects of the same config. CMS pages take precedence over them. */
  redirects?: readonly Redirect[];
  language: Language;
}

/**
 * Builds the route table from the menu, built-in pages and CMS pages (decisions, section 4): groups redirect to their
 * first page, hidden routes answer, a CMS page replaces the built-in one of its path.
 *
 * @returns the routes by path; duplicates and redirects without an end are listed in `problems`
 */
export function buildRouteTable({
  menu: wholeMenu,
  groups,
  cmsPages,
  redirects = [],
  language,
}: RouteSources): RouteTable {
  const problems: string[] = [];
  const pages = new Map(
    [...groups.flatMap((group) => group.pages), ...cmsPages].map((page) => [page.path, page] as const),
  );
  const leadsTo = redirectOf({ groups, cmsPages, redirects }, pages);
  const hidden = hiddenRoutes(wholeMenu, { pages, leadsTo });
  const menu = markHidden(wholeMenu, hidden);
  const chains = menuChains(menu, problems);
  const routes = new Map<string, Route>();

  const made = new Set<Page>(cmsPages);
  for (const [path, page] of pages) {
    const origin = made.has(page) ? 'cms' : 'built-in';
    const title = page.title || titleOf(path, chains.get(path), language);
    const menu = chains.get(path) ?? nearestChain(path, chains);
    routes.set(path, { kind: 'page', path, origin, page: { ...page, title }, menu });
  }
  for (const [path, chain] of chains)
    if (!routes.has(path)) routes.set(path, routeOfMenu(path, chain, language));
  for (const group of groups) {
    const first = group.pages.find(({ path }) => !hidden.has(path)) ?? group.pages[0];
    if (group.path && first && !routes.has(group.path))
      routes.set(group.path, { kind: 'redirect', path: group.path, origin: 'built-in', to: first.path });
    for (const [path, to] of Object.entries(group.redirects ?? {}))
      if (!routes.has(path)) routes.set(path, { kind: 'redirect', path, origin: 'built-in', to });
  }
  addRedirects(routes, { cmsPages, redirects }, problems);
  const pagesShowing = createPageFinder(routes, language);
  const nav = withPurposes(navOf(menu, language), pagesShowing);
  return { routes, menu, hidden, nav, problems, pagesShowing };
}

/** Target of a redirect of an editor or a built-in group. Undefined for a page. */
function redirectOf(
  { groups, cmsPages, redirects }: Required<Pick<RouteSources, 'groups' | 'cmsPages' | 'redirects'>>,
  pages: ReadonlyMap<string, Page>,
): (path: string) => string | undefined {
  const made = new Set(cmsPages.map(({ path }) => path));
  const moved = new Map(redirects.map(({ from, to }) => [normalisePath(from), normalisePath(to)]));
  const builtIn = new Map(groups.flatMap((group) => Object.entries(group.redirects ?? {})));
  return (path) => {
    if (made.has(path)) return undefined;
    return moved.get(path) ?? (pages.has(path) ? undefined : builtIn.get(path));
  };
}

/** Adds redirects of moved pages. Only CMS pages take precedence over them. */
function addRedirects(
  routes: Map<string, Route>,
  { cmsPages, redirects }: Required<Pick<RouteSources, 'cmsPages' | 'redirects'>>,
  problems: string[],
): void {
  const made = new Set(cmsPages.map(({ path }) => path));
  const leading = redirects.filter(({ from }) => !made.has(from));
  const leadsTo = (path: string) => {
    const route = routes.get(path);
    return route?.kind === 'redirect' ? route.to : undefined;
  };
  for (const [path, to] of endsOf(leading, leadsTo, problems))
    routes.set(path, { kind: 'redirect', path, origin: 'cms', to, keepsQuery: true });
}

/**
 * Route of a menu item without a page. A group redirects to its first visible child, or to the first one if all are
 * hidden. Other items get an empty page.
 */
function routeOfMenu(path: string, chain: readonly MenuItem[], language: Language): Route {
  const item = chain.at(-1);
  const hidden = item?.children.filter(({ visible }) => visible === hiddenByPage) ?? [];
  const child = [...(item ? visibleChildren(item) : []), ...hidden]
    .map(routeOf)
    .find((route) => route !== undefined && route !== path);
  if (child) return { kind: 'redirect', path, origin: 'menu', to: child };
  const page = { path, title: item ? labelOf(item, language) : '', meta: {}, blocks: [] };
  return { kind: 'page', path, origin: 'menu', page, menu: chain };
}

/** Title of a page whose definition has none: the label of its menu item, else the last part of its path. */
function titleOf(path: string, chain: readonly MenuItem[] | undefined, language: Language): string {
  const item = chain?.at(-1);
  return item ? labelOf(item, language) : (path.split('/').at(-1) ?? path);
}

/** Chain of items to each internal route. The first of two items with the same route wins. */
function menuChains(menu: readonly MenuItem[], problems: string[]): Map<string, MenuItem[]> {
  const chains = new Map<string, MenuItem[]>();
  const walk = (items: readonly MenuItem[], parents: MenuItem[]) => {
    for (const item of items) {
      const chain = [...parents, item];
      const route = routeOf(item);
      if (route && chains.has(route)) {
        problems.push(`menu item ${item.menuId} repeats the route ${route}; the first item keeps it`);
      } else if (route) chains.set(route, chain);
      walk(item.children, chain);
    }
  };
  walk(menu, []);
  return chains;
}

/**
 * Chain for a route outside the menu: a detail page belongs to the list whose name is a prefix of its own
 * (newsInfoDetail under newsInfo), other routes to their closest ancestor.
 */
function nearestChain(path: string, chains: ReadonlyMap<string, MenuItem[]>): MenuItem[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const above = [...chains.keys()].filter(
    (route) =>
      route !== '/' && (path.startsWith(`${route}/`) || (route.startsWith(folder) && path.startsWith(route))),
  );
  const nearest = above.sort((a, b) => b.length - a.length)[0];
  return (nearest && chains.get(nearest)) || [];
}

/** Marks the navigation items whose page serves a purpose. Each purpose belongs to one path. */
function withPurposes(nav: readonly NavItem[], pagesShowing: PagesShowing): NavItem[] {
  const purposeOf = new Map<string, PagePurpose>();
  for (const [purpose, source] of Object.entries(purposes) as [PagePurpose, PageSource][]) {
    const [page] = pagesShowing(source);
    if (page && !purposeOf.has(page.path)) purposeOf.set(page.path, purpose);
  }
  const mark = (item: NavItem): NavItem => {
    const purpose = item.route === undefined ? undefined : purposeOf.get(item.route);
    const children = item.children.map(mark);
    return purpose ? { ...item, purpose, children } : { ...item, children };
  };
  return nav.map(mark);
}

interface HiddenRoutesOptions {
  pages: ReadonlyMap<string, Page>;
  /** Target of a redirect that does not come from a menu item. Undefined if the path does not redirect. */
  leadsTo: (path: string) => string | undefined;
}

/**
 * Routes that no navigation shows, even if the menu has them (rule BLK-03): pages with `meta.hidden`, redirects to such
 * a page, and groups that have no page of their own and whose visible children are all hidden.
 */
function hiddenRoutes(
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

/**
 * @param pathname of a URL, still encoded
 * @returns its route, or a redirect to the path without its trailing slash; `undefined` for an unknown path
 */
export function matchRoute(table: RouteTable, pathname: string): Route | undefined {
  const path = decode(pathname);
  const found = table.routes.get(path) ?? routeOfItem(table, path);
  if (found) return found;
  const bare = trimEnd(path, /\//) || '/';
  const origin = bare === path ? undefined : (table.routes.get(bare) ?? routeOfItem(table, bare))?.origin;
  return origin && { kind: 'redirect', path, origin, to: bare };
}

/** The page above a path, if its address ends with the name of an item (`BlockDefinition.itemInPath`). */
function routeOfItem({ routes }: Pick<RouteTable, 'routes'>, path: string): Route | undefined {
  const cut = path.lastIndexOf('/');
  const item = path.slice(cut + 1);
  const above = routes.get(path.slice(0, cut));
  if (item === '' || above?.kind !== 'page') return undefined;
  return leadingBlock(above.page.blocks)?.itemInPath ? { ...above, path, item } : undefined;
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
