import type { ContentChanges, Reads } from '#api/content-changes.ts';
import { contentVersion } from '#api/content-version.ts';
import type { BlockDefinition } from '#blocks/define.ts';
import type { Language } from '#schemas/language.ts';
import type { BlockCatalogue } from './blocks.ts';
import { documentTitles } from './document-titles.ts';
import { type Finding, wordFinding } from './findings.ts';
import { loadRoutes, loadShell, type ShellContext } from './load-shell.ts';
import type { Shell } from './page-payload.ts';
import type { BuiltInGroup } from './pages/define.ts';
import type { ParsedBlock } from './read-block.ts';
import { createPagesReader, type ReadGroup, type ReadPages, readGroups } from './read-pages.ts';
import type { Route } from './route.ts';
import { buildRouteTable, type RouteTable } from './routes.ts';

export interface RouteCacheOptions {
  catalogue: BlockCatalogue;
  groups: readonly BuiltInGroup[];
  /** Sanitises the HTML in a block's props. */
  cleanProps: (definition: BlockDefinition, props: unknown) => unknown;
  log: (line: string) => void;
}

/** Data that all pages of a language share. */
export interface Routes {
  /** Tags of everything below. */
  reads: Reads;
  table: RouteTable;
  /** Unique document titles by path. */
  titles: ReadonlyMap<string, string>;
  shell: Shell;
  shellVersion: string;
  /** False if a call failed: the next page then loads it again. */
  complete: boolean;
  /** False if a call for the routes failed: addresses may be missing from the table, or no longer exist. */
  tableComplete: boolean;
  /** The blocks of a route's page; none for a redirect or an unknown route. */
  blocksOf: (route: Route | undefined) => readonly ParsedBlock[];
  /** Findings of the reader in all page definitions. */
  findings: readonly Finding[];
}

interface RouteReading {
  changes: Pick<ContentChanges, 'record'>;
  contextOf: (language: Language, reads: Reads) => ShellContext;
}

/**
 * Caches the routes, header and footer by language until something changes that they were read from. If they cannot be
 * read, those that were read last are used. Apply all changes before each call.
 *
 * @returns a reader of the routes of a language; incomplete ones are read again for the next request
 */
export function createRouteCache(options: RouteCacheOptions, { changes, contextOf }: RouteReading) {
  const known = new Map<Language, Routes>();
  const pagesOf = createPageReader(options);

  return async (language: Language): Promise<Routes> => {
    const found = known.get(language);
    if (found?.reads.isFresh()) return found;
    const reads = changes.record();
    const routes = await readRoutes(reads, contextOf(language, reads), { pagesOf, log: options.log });
    if (routes.complete) known.set(language, routes);
    return routes.complete || !found ? routes : withLast(routes, found);
  };
}

/** Replaces incomplete parts by complete ones that were read earlier. */
const withLast = (routes: Routes, last: Routes): Routes =>
  routes.tableComplete
    ? { ...routes, shell: last.shell, shellVersion: last.shellVersion }
    : { ...last, reads: routes.reads, complete: false, tableComplete: false };

async function readRoutes(
  reads: Reads,
  context: ShellContext,
  { pagesOf, log }: { pagesOf: ReturnType<typeof createPageReader> } & Pick<RouteCacheOptions, 'log'>,
): Promise<Routes> {
  const { language } = context;
  const coming = loadRoutes(context);
  const building = coming.then(({ menu, pagesConfig }) => {
    const { groups, pages, redirects, findings } = pagesOf(language, pagesConfig);
    return { table: buildRouteTable({ menu, groups, cmsPages: pages, redirects, language }), findings };
  });
  const [{ complete }, { table, findings }, { shell, complete: shellComplete }] = await Promise.all([
    coming,
    building,
    // Runs in parallel so that a late menu does not use up the time of header and footer.
    loadShell(
      building.then(({ table }) => table),
      context,
    ),
  ]);
  for (const problem of table.problems) log(`routes: ${problem}`);
  const blocksOf: Routes['blocksOf'] = (route) => (route?.kind === 'page' ? route.page.blocks : []);
  const titles = documentTitles(table, language);
  return {
    reads,
    table,
    titles,
    shell,
    blocksOf,
    findings,
    shellVersion: contentVersion(shell),
    complete: complete && shellComplete,
    tableComplete: complete,
  };
}

/** Maximum number of findings per config in the log. The health route and the checker return all of them. */
const mostLogged = 100;

/**
 * Reads built-in pages once, and the pages of the config when its text changes; logs the findings. If a text cannot
 * be read at all, the pages of the one before it stay.
 */
function createPageReader({ catalogue, groups, cleanProps, log }: RouteCacheOptions) {
  const builtIn = new Map<Language, { groups: ReadGroup[]; findings: Finding[] }>();
  const fromConfig = new Map<
    Language,
    { text: string; read: ReadPages; reader: ReturnType<typeof createPagesReader> }
  >();

  return (language: Language, text: string | undefined): ReadPages & { groups: readonly ReadGroup[] } => {
    const reading = { catalogue, language, cleanProps };
    const own = builtIn.get(language) ?? logged(readGroups(groups, reading));
    builtIn.set(language, own);
    if (text === undefined) return { ...own, pages: [], redirects: [] };
    const before = fromConfig.get(language);
    const reader = before?.reader ?? createPagesReader();
    const read = before?.text === text ? before.read : logged(readOr(before?.read, reader(text, reading)));
    fromConfig.set(language, { text, read, reader });
    return { ...read, groups: own.groups, findings: [...own.findings, ...read.findings] };
  };

  function readOr(before: ReadPages | undefined, read: ReadPages): ReadPages {
    const isUnreadable = read.findings.some(({ code }) => code === 'unreadable');
    return isUnreadable && before ? { ...before, findings: read.findings } : read;
  }

  function logged<T extends { findings: Finding[] }>(read: T): T {
    const found = read.findings.filter(({ severity }) => severity !== 'notice');
    for (const one of found.slice(0, mostLogged))
      log(`${one.page === undefined ? 'official.pages.config, ' : ''}${wordFinding(one).en}`);
    if (found.length > mostLogged)
      log(`official.pages.config: ${found.length - mostLogged} further findings`);
    return read;
  }
}
