import type { QueryContext } from '#blocks/define.ts';
import { createCatalogue } from '#registry/blocks.ts';
import { builtInGroups } from '#registry/pages/index.ts';
import { leadingBlock } from '#registry/read-block.ts';
import { readGroups } from '#registry/read-pages.ts';
import { buildRouteTable, matchRoute } from '#registry/routes.ts';
import { type CallName, calls } from '#schemas/calls.ts';
import { defaultLanguage } from '#schemas/language.ts';

/** A use of a call: a query of a block of a built-in page. */
export interface Place {
  call: CallName;
  path: string;
  part: string;
  query: string;
}

/** A site without content other than its pages. */
const context: Omit<QueryContext, 'search'> = {
  language: defaultLanguage,
  siteCode: 'official',
  timeZone: 'Asia/Shanghai',
  today: () => '2026-11-21',
  tracksRequests: false,
  pagesShowing: () => [],
  picture: () => undefined,
  config: () => undefined,
};

const { groups } = readGroups(builtInGroups, {
  catalogue: createCatalogue(),
  language: defaultLanguage,
  cleanProps: (_definition, props) => props,
});
const table = buildRouteTable({ menu: [], groups, cmsPages: [], language: defaultLanguage });

/** Every call that the blocks of a built-in page make, for a URL of the page. */
export function placesOf(address: string): Place[] {
  const { pathname, searchParams } = new URL(address, 'https://site.example');
  const route = matchRoute(table, pathname);
  if (route?.kind !== 'page') return [];
  const leading = leadingBlock(route.page.blocks);
  // Without the name of an item, such a page redirects.
  if (leading?.itemInPath && route.item === undefined) return [];
  const item = leading?.itemParameter && route.item ? { [leading.itemParameter]: route.item } : {};
  const here = { ...context, search: { ...Object.fromEntries(searchParams), ...item } };
  return route.page.blocks.flatMap((entry) => {
    if (!entry.valid) return [];
    const queries = Object.entries(entry.definition.queries?.(entry.props, here) ?? {});
    return queries.flatMap(([query, asked]) =>
      'call' in asked ? [{ call: asked.call, path: address, part: entry.block.id, query }] : [],
    );
  });
}

/** The places of every built-in page. The URLs are those of the pages about one item. */
export const everyPlace = (addresses: readonly string[]): Place[] =>
  [...new Set([...table.routes.keys(), ...addresses])]
    .flatMap(placesOf)
    .filter(({ call, path }) => !calls[call].path.includes('{id}') || path.includes('?'));
