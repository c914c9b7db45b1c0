import type { CallQuery, QueryContext } from '#blocks/define.ts';
import { calls, type ReadCallName } from '#schemas/calls.ts';
import { nameParameters } from './block-parameters.ts';
import { isVisible, routeOf } from './menu.ts';
import { callsOf } from './pages-showing.ts';
import { leadingBlock, type ParsedBlock } from './read-block.ts';
import type { Route } from './route.ts';
import type { Routes } from './route-cache.ts';

/** A page in a list of pages, such as the sitemap. */
export interface ListedPage {
  path: string;
  /** Call that loads the item of `?id=`. Such a page shows nothing without an id. */
  itemCall?: ReadCallName | undefined;
  /** True if the addresses one step below it show the events of the schedule. It shows nothing itself. */
  showsEvents?: true;
}

/**
 * Lists the pages of a route table for the sitemap: all pages of the menu, and pages outside the menu that have
 * something to show. Leaves out redirects, empty pages that the menu hides, `noindex` pages and pages with
 * `meta.hidden` (rule BLK-03).
 *
 * @returns pages in the order of the table; a hidden page that shows the item of `?id=` is listed with its call: lists
 * link to its items, so their addresses belong in the sitemap
 */
export const listPages = (
  { table, blocksOf }: Pick<Routes, 'table' | 'blocksOf'>,
  context: Omit<QueryContext, 'search'>,
): ListedPage[] =>
  [...table.routes.values()].flatMap((route): ListedPage[] => {
    const blocks = blocksOf(route);
    if (route.kind === 'redirect' || route.page.meta.noindex) return [];
    if (blocks.length === 0 && !isShown(route)) return [];
    if (leadingBlock(blocks)?.itemInPath) return [{ path: route.path, showsEvents: true }];
    const itemCall = itemCallOf(blocks, context);
    return route.page.meta.hidden && !itemCall ? [] : [{ path: route.path, itemCall }];
  });

/**
 * @returns paths of the pages that show one item, which their address must name: at the path alone they show nothing. Unlike
 * `listPages`, includes `noindex` pages
 */
export const pathsNeedingItem = (
  { table, blocksOf }: Pick<Routes, 'table' | 'blocksOf'>,
  context: Omit<QueryContext, 'search'>,
): string[] =>
  [...table.routes.values()].flatMap((route) => {
    if (route.kind === 'redirect') return [];
    const blocks = blocksOf(route);
    return leadingBlock(blocks)?.itemInPath || itemCallOf(blocks, context) ? [route.path] : [];
  });

const isShown = ({ path, menu }: Extract<Route, { kind: 'page' }>): boolean => {
  const item = menu.at(-1);
  return item !== undefined && routeOf(item) === path && menu.every(isVisible);
};

function itemCallOf(
  blocks: readonly ParsedBlock[],
  context: Omit<QueryContext, 'search'>,
): ReadCallName | undefined {
  const parameters = nameParameters(blocks);
  for (const block of blocks) {
    // A later block has a prefixed parameter, so the page is not about its item.
    if (parameters.get(block.block.id)?.id !== 'id') continue;
    const { withItem, without } = callsOf(block, context);
    const found = withItem.find(isById);
    // A block that shows a list without an id makes the page useful without one.
    if (found && without.every(isById)) return found.call;
  }
  return undefined;
}

const isById = ({ call }: CallQuery): boolean => calls[call].path.includes('{id}');
