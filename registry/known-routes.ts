import type { BlockDefinition } from '#blocks/define.ts';
import type { Language } from '#schemas/language.ts';
import type { BlockCatalogue } from './blocks.ts';
import { loadRoutes, loadShell, type ShellContext } from './load-shell.ts';
import type { Shell } from './page-payload.ts';
import type { BuiltInGroup } from './pages/define.ts';
import { type ParsedBlock, parsePage } from './parse-page.ts';
import { buildRouteTable, type Route, type RouteTable } from './routes.ts';

export interface KnownRoutesOptions {
  catalogue: BlockCatalogue;
  groups: readonly BuiltInGroup[];
  /** Sanitises the HTML in a block's props. */
  cleanProps: (definition: BlockDefinition, props: unknown) => unknown;
  log: (line: string) => void;
}

/** What all pages of one revision and language share. */
export interface Routes {
  revision: string;
  table: RouteTable;
  shell: Shell;
  /** False when a call failed: then it is asked for again by the next page. */
  complete: boolean;
  /** The blocks of a route's page, parsed once; what is left out is logged once. */
  blocksOf: (route: Route | undefined) => readonly ParsedBlock[];
}

/** Remembers, for each language, the routes, header and footer of the latest revision. */
export function createKnownRoutes(options: KnownRoutesOptions) {
  const known = new Map<Language, Routes>();

  return async (revision: string, context: ShellContext): Promise<Routes> => {
    const found = known.get(context.language);
    if (found?.revision === revision && found.complete) return found;
    const routes = await readRoutes(revision, context, options);
    known.set(context.language, routes);
    return routes;
  };
}

async function readRoutes(
  revision: string,
  context: ShellContext,
  { catalogue, groups, cleanProps, log }: KnownRoutesOptions,
): Promise<Routes> {
  const { language } = context;
  const coming = loadRoutes(context);
  const building = coming.then(({ complete: _, ...sources }) =>
    buildRouteTable({ ...sources, groups, language }),
  );
  const [{ complete }, table, { shell, complete: shellComplete }] = await Promise.all([
    coming,
    building,
    // A menu that is late takes nothing of the time that header and footer have.
    loadShell(building, context),
  ]);
  for (const problem of table.problems) log(`routes: ${problem}`);
  const parsed = new Map<Route, ParsedBlock[]>();

  const blocksOf = (route: Route | undefined): readonly ParsedBlock[] => {
    if (route?.kind !== 'page') return [];
    const remembered = parsed.get(route);
    if (remembered) return remembered;
    const blocks = parsePage(route.page, catalogue, cleanProps);
    for (const entry of blocks)
      if (!entry.valid) log(`page ${route.path}, block ${entry.block.id} left out: ${entry.reason}`);
    parsed.set(route, blocks);
    return blocks;
  };
  return { revision, table, shell, complete: complete && shellComplete, blocksOf };
}
