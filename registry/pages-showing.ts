import type { CallQuery, PageSource, PagesShowing, QueryContext, ShowingPage } from '#blocks/define.ts';
import { memoize } from '#lib/memoize.ts';
import { normalisePath } from '#lib/menu.ts';
import type { Language } from '#schemas/language.ts';
import { leadingBlock, type ParsedBlock } from './read-block.ts';
import type { Route } from './route.ts';

type ValidBlock = Extract<ParsedBlock, { valid: true }>;

/** An id that no item has, to find out which calls depend on an id. */
const anyId = 'any';

/**
 * Calls of a block with and without an item id in the URL.
 *
 * @returns empty lists for a block whose queries throw, which is reported when its page is loaded
 */
export function callsOf(
  block: ParsedBlock,
  context: Omit<QueryContext, 'search'>,
): { withItem: CallQuery[]; without: CallQuery[] } {
  const made = (search: QueryContext['search']): CallQuery[] => {
    if (!block.valid) return [];
    try {
      const queries = Object.values(block.definition.queries?.(block.props, { ...context, search }) ?? {});
      return queries.filter((query) => 'call' in query);
    } catch {
      return [];
    }
  };
  return { withItem: made({ id: anyId }), without: made({}) };
}

/** Everything a block shows or offers. */
interface BlockSources {
  block: ValidBlock;
  /** Without auxiliary queries. */
  calls: readonly { call: string; request: object }[];
  parameters: readonly string[];
}

interface PageSources {
  path: string;
  hidden: boolean;
  /** True if the addresses one step below it show one item each. */
  itemsBelow: boolean;
  blocks: readonly BlockSources[];
}

/**
 * Creates the finder of a route table. It reads the blocks of all pages on first use and makes no calls.
 *
 * @returns a function that lists the pages of a source in this order: exactly these parameters before all of the source
 * (a list of every kind of notice), pages in menus before hidden ones, then by the number of blocks that show it, by
 * their share of the page (home shows a little of everything and comes late), and by position in the table
 * @example
 * createPageFinder(table.routes, 'en-US')({ call: 'newsPage' })[0]?.path; // '/news/newsInfo'
 */
export function createPageFinder(routes: ReadonlyMap<string, Route>, language: Language): PagesShowing {
  let known: readonly PageSources[] | undefined;
  /** By source, because each search reads all blocks of the site. */
  const found = new Map<string, readonly ShowingPage[]>();

  return (source) => {
    const key = JSON.stringify(source);
    const pages = found.get(key) ?? find(source);
    found.set(key, pages);
    return pages;
  };

  function find(source: PageSource): ShowingPage[] {
    known ??= [...routes.values()].flatMap((route) =>
      route.kind === 'page' ? readPage(route, language) : [],
    );
    return known
      .flatMap((page) => {
        const matches = page.blocks.flatMap((block) => {
          const match = matchOf(block, source);
          return match ? [{ block, match }] : [];
        });
        const exact = matches.filter(({ match }) => match === 'exact');
        const showing = exact.length > 0 ? exact : matches;
        const [first] = showing;
        if (!first) return [];
        const rank = [
          exact.length > 0 ? 0 : 1,
          page.hidden ? 1 : 0,
          -showing.length,
          -showing.length / page.blocks.length,
        ];
        return [{ rank, page: showingPage(page, first.block.block) }];
      })
      .sort((a, b) => compare(a.rank, b.rank))
      .map(({ page }) => page);
  }

  function showingPage(
    { path, itemsBelow }: PageSources,
    { block, definition, props }: ValidBlock,
  ): ShowingPage {
    const itemPath = resolve(definition.itemPath?.(props));
    return {
      ...{ path, block: block.id },
      ...(itemPath === undefined ? {} : { itemPath }),
      ...(itemsBelow ? { itemsBelow } : {}),
    };
  }

  /** Follows redirects to a page. Undefined if there is none. */
  function resolve(path: string | undefined): string | undefined {
    const seen = new Set<string>();
    let at = path && normalisePath(path);
    while (at !== undefined && !seen.has(at)) {
      seen.add(at);
      const route = routes.get(at);
      if (route?.kind === 'page') return at;
      at = route && normalisePath(route.to);
    }
    return undefined;
  }
}

function readPage({ path, page }: Extract<Route, { kind: 'page' }>, language: Language): PageSources[] {
  const blocks = page.blocks.flatMap((block) => (block.valid ? [sourcesIn[language](block)] : []));
  const itemsBelow = leadingBlock(page.blocks)?.itemInPath !== undefined;
  return blocks.length === 0 ? [] : [{ path, hidden: page.meta.hidden === true, itemsBelow, blocks }];
}

function sourcesOf(block: ValidBlock, language: Language): BlockSources {
  const { definition, props } = block;
  const { withItem, without } = callsOf(block, neutralContext(language));
  const queried = [...without, ...withItem].filter(({ auxiliary }) => !auxiliary);
  const actions = (definition.actions?.(props) ?? []).map((call) => ({ call, request: {} }));
  return { block, calls: [...queried, ...actions], parameters: definition.parameters?.(props) ?? [] };
}

/** Reads each block once: pages that have not changed keep their blocks in the next route table. */
const sourcesIn: Readonly<Record<Language, (block: ValidBlock) => BlockSources>> = {
  'zh-CN': memoize((block) => sourcesOf(block, 'zh-CN')),
  'en-US': memoize((block) => sourcesOf(block, 'en-US')),
};

/** Placeholder context: only the calls and parameters of queries are read, so day, zone and pictures do not matter. */
const neutralContext = (language: Language): Omit<QueryContext, 'search'> => ({
  language,
  siteCode: '',
  timeZone: 'UTC',
  today: () => '2000-01-01',
  tracksRequests: true,
  pagesShowing: () => [],
  picture: () => undefined,
  config: () => undefined,
});

/** `all`: the block shows more than the source because it leaves a parameter unset. */
function matchOf(
  { calls, parameters }: BlockSources,
  { call, params = {}, reads = [] }: PageSource,
): 'exact' | 'all' | undefined {
  if (!reads.every((name) => parameters.includes(name))) return undefined;
  const matches = calls
    .filter((made) => made.call === call)
    .map(({ request }) => matchOfRequest(new Map(Object.entries(request)), params));
  if (matches.includes('exact')) return 'exact';
  return matches.find((match) => match !== undefined);
}

function matchOfRequest(
  request: ReadonlyMap<string, unknown>,
  params: NonNullable<PageSource['params']>,
): 'exact' | 'all' | undefined {
  const states = Object.entries(params).map(([name, wanted]) => {
    const asked = request.get(name);
    if (asked === undefined) return 'all';
    return [asked].flat().some((one) => String(one) === String(wanted)) ? 'exact' : undefined;
  });
  if (states.includes(undefined)) return undefined;
  return states.includes('all') ? 'all' : 'exact';
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
