import type { CallQuery, QueryContext } from '#blocks/define.ts';
import { calls, type ReadCallName } from '#schemas/calls.ts';
import { nameParameters } from './block-parameters.ts';
import { isVisible, routeOf } from './menu.ts';
import { callsOf } from './pages-showing.ts';
import type { ParsedBlock } from './read-block.ts';
import type { Route } from './route.ts';
import type { Routes } from './route-cache.ts';

/** A page as lists of pages need it, the sitemap for example. */
export interface ListedPage {
  path: string;
  /** The page shows the one item that `?id=` names, by this call; without an id there is nothing. */
  itemCall?: ReadCallName | undefined;
}

/**
 * The pages of a route table: what the menu shows, and what it hides or does not name but has something to show.
 * Redirects are none, nor is an empty page that the menu hides, nor one that search engines are to leave out, nor one
 * that is hidden by itself (rule BLK-03). A hidden page that shows the one item of `?id=` is listed with its call: no
 * menu names it, but its items are found through lists, and their addresses belong in the sitemap.
 */
export const listPages = (
  { table, blocksOf }: Pick<Routes, 'table' | 'blocksOf'>,
  context: Omit<QueryContext, 'search'>,
): ListedPage[] =>
  [...table.routes.values()].flatMap((route) => {
    const blocks = blocksOf(route);
    if (route.kind === 'redirect' || route.page.meta.noindex) return [];
    if (blocks.length === 0 && !isShown(route)) return [];
    const itemCall = itemCallOf(blocks, context);
    return route.page.meta.hidden && !itemCall ? [] : [{ path: route.path, itemCall }];
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
    // The item of a further block has another parameter: its page is not about that item.
    if (parameters.get(block.block.id)?.id !== 'id') continue;
    const { withItem, without } = callsOf(block, context);
    const found = withItem.find(isById);
    // A block that shows a list when no id is given is a page without one as well.
    if (found && without.every(isById)) return found.call;
  }
  return undefined;
}

const isById = ({ call }: CallQuery): boolean => calls[call].path.includes('{id}');
