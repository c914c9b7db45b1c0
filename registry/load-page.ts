import type { ContentSource } from '#api/content-source.ts';
import type { BlockDefinition, FormState, QueryContext, Subject } from '#blocks/define.ts';
import type { Translate } from '#i18n/i18n.ts';
import type { Language } from '#schemas/language.ts';
import type { Picture } from '#schemas/picture.ts';
import type { BlockCatalogue } from './blocks.ts';
import { loadRoutes, loadSection, loadShell, type ShellContext } from './load-shell.ts';
import { matchRoute } from './match-route.ts';
import type { PageBlock, PagePayload, Shell } from './page-payload.ts';
import type { BuiltInGroup } from './pages/define.ts';
import { type ParsedBlock, parsePage } from './parse-page.ts';
import { buildRouteTable, type Route, type RouteTable } from './routes.ts';
import { createQueryRunner } from './run-queries.ts';

/** What loading pages depends on; all of it is passed in, so that nothing here does IO of its own. */
export interface PageLoaderOptions {
  source: ContentSource;
  catalogue: BlockCatalogue;
  groups: readonly BuiltInGroup[];
  translations: Readonly<Record<Language, Translate>>;
  siteCode: string;
  /** `SITE_ORIGIN`. */
  origin: string;
  /** What is known of a picture, by its address. */
  pictureOf: (address: string, language: Language) => Picture;
  /** Sanitises the HTML in a block's props. */
  cleanProps: (definition: BlockDefinition, props: unknown) => unknown;
  /** Origin of relative media addresses in remote configs; only with a foreign backend. */
  mediaBase?: string | undefined;
  /** All queries of a page share it, in milliseconds. */
  deadline: number;
  log: (line: string) => void;
}

export interface PageRequest {
  /** Path of the URL, as it came. */
  pathname: string;
  search: URLSearchParams;
  language: Language;
  languageInUrl: boolean;
  /** What a form of this page brought back, by block id. */
  forms?: Readonly<Record<string, FormState>>;
}

export type LoadedPage =
  | { kind: 'redirect'; to: string }
  | {
      kind: 'page';
      payload: PagePayload & { shell: Shell };
      /** False when something failed, was late, or belongs to one visitor: never cache it. */
      cacheable: boolean;
      /** The form blocks of the page, for posts without JavaScript. */
      parsed: readonly ParsedBlock[];
    };

interface Routes {
  revision: string;
  table: RouteTable;
  complete: boolean;
  parsed: Map<Route, ParsedBlock[]>;
  shell: Promise<{ shell: Shell; complete: boolean }>;
}

/**
 * URL → menu → route table (remembered for a revision and language) → page definition → parsed blocks → their data,
 * all queries in parallel under one deadline → one payload, from which server and browser render the same page.
 */
export function createPageLoader(options: PageLoaderOptions) {
  const { source, catalogue, groups, translations, log } = options;
  const known = new Map<Language, Routes>();

  const contextOf = (language: Language): ShellContext => ({
    source,
    language,
    deadline: AbortSignal.timeout(options.deadline),
    picture: (address) => (address === undefined ? undefined : options.pictureOf(address, language)),
    mediaBase: options.mediaBase,
    report: (reason) => log(`shell: ${reason}`),
    origin: options.origin,
    fallbackName: translations[language]('site.name'),
  });

  async function routesOf(language: Language, revision: string): Promise<Routes> {
    const found = known.get(language);
    if (found?.revision === revision && found.complete && (await found.shell).complete) return found;
    const context = contextOf(language);
    const { menu, cmsPages, complete } = await loadRoutes(context);
    const table = buildRouteTable({ menu, groups, cmsPages, language });
    for (const problem of table.problems) log(`routes: ${problem}`);
    const routes = { revision, table, complete, parsed: new Map(), shell: loadShell(table, context) };
    known.set(language, routes);
    return routes;
  }

  function parsedBlocks(routes: Routes, route: Route & { kind: 'page' }): ParsedBlock[] {
    const remembered = routes.parsed.get(route);
    if (remembered) return remembered;
    const parsed = parsePage(route.page, catalogue, options.cleanProps);
    for (const block of parsed)
      if (!block.valid) log(`page ${route.path}, block ${block.block.id} left out: ${block.reason}`);
    routes.parsed.set(route, parsed);
    return parsed;
  }

  async function loadBlocks(parsed: readonly ParsedBlock[], page: PageContext) {
    const { request, revision, path } = page;
    const { language } = request;
    const context = contextOf(language);
    const queryContext: QueryContext = {
      language,
      search: page.search,
      siteCode: options.siteCode,
      picture: context.picture,
    };
    let complete = true;
    const reporter = (block: string) => (name: string, reason: string) => {
      complete = false;
      log(`page ${path}, block ${block}, ${name}: ${reason}`);
    };
    const shared = { source, language, revision, deadline: context.deadline };
    const runners = createQueryRunner(shared);
    const blocks = await Promise.all(
      parsed.flatMap((entry) => {
        if (!entry.valid) return [];
        const { block, definition, props } = entry;
        const load = async (): Promise<PageBlock> => {
          const queries = definition.queries?.(props, queryContext) ?? {};
          const form = request.forms?.[block.id];
          return {
            id: block.id,
            type: block.type,
            props,
            queries: await runners(queries, reporter(block.id)),
            ...(form ? { form } : {}),
          };
        };
        return [load()];
      }),
    );
    return { blocks, complete };
  }

  async function load(request: PageRequest): Promise<LoadedPage> {
    const { language } = request;
    const t = translations[language];
    const revision = await source.revision();
    const routes = await routesOf(language, revision);
    const route = matchRoute(routes.table, request.pathname);
    if (route?.kind === 'redirect') return { kind: 'redirect', to: route.to };

    const parsed = route ? parsedBlocks(routes, route) : [];
    const path = route?.path ?? request.pathname;
    const search = declaredSearch(parsed, request.search);
    const context = contextOf(language);
    const [{ blocks, complete }, shell, section] = await Promise.all([
      loadBlocks(parsed, { request, revision, path, search }),
      routes.shell,
      route && path !== '/'
        ? loadSection({ menu: route.menu, title: route.page.title, path, home: t('header.home') }, context)
        : undefined,
    ]);
    const subject = subjectOf(parsed, blocks);
    const missing = subject === 'missing';
    const about = subject === 'missing' ? undefined : subject;
    const page = route?.page;
    const payload: PagePayload & { shell: Shell } = {
      language,
      languageInUrl: request.languageInUrl,
      revision,
      status: !route || missing ? 404 : 200,
      url: withSearch(path, search),
      path,
      title: !page || missing ? t('notFound.title') : (about?.title ?? page.title),
      description:
        about?.description ??
        page?.meta.description ??
        t('site.description', { name: (await routes.shell).shell.siteName }),
      kind: kindOf(route, blocks, missing),
      meta: {
        padding: page?.meta.padding ?? true,
        background: page?.meta.background ?? 'white',
      },
      section: section && { ...section.section, detail: about !== undefined },
      blocks,
      shell: shell.shell,
    };
    const cacheable =
      complete &&
      routes.complete &&
      shell.complete &&
      (section?.complete ?? true) &&
      !request.forms &&
      Boolean(route);
    return { kind: 'page', payload, cacheable, parsed };
  }

  return { load };
}

export type PageLoader = ReturnType<typeof createPageLoader>;

interface PageContext {
  request: PageRequest;
  revision: string;
  path: string;
  search: Readonly<Record<string, string>>;
}

/** Only the parameters that the page's blocks declare: everything else is ignored and never splits a cache. */
function declaredSearch(parsed: readonly ParsedBlock[], search: URLSearchParams): Record<string, string> {
  const names = new Set(parsed.flatMap((entry) => (entry.valid ? (entry.definition.parameters ?? []) : [])));
  return Object.fromEntries(
    [...names].sort().flatMap((name) => {
      const value = search.get(name);
      return value === null || value.length > 200 ? [] : [[name, value]];
    }),
  );
}

const withSearch = (path: string, search: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(search).toString();
  return query ? `${path}?${query}` : path;
};

/** What the page is about, if one of its blocks says so. */
function subjectOf(parsed: readonly ParsedBlock[], blocks: readonly PageBlock[]): Subject | undefined {
  for (const entry of parsed) {
    const results = blocks.find((block) => block.id === entry.block.id)?.queries;
    const subject = entry.valid && results && entry.definition.subject?.(entry.props, results as never);
    if (subject) return subject;
  }
  return undefined;
}

const kindOf = (
  route: Route | undefined,
  blocks: readonly PageBlock[],
  missing: boolean,
): PagePayload['kind'] => {
  if (!route || missing) return 'not-found';
  if (blocks.length === 0) return 'placeholder';
  return route.path === '/' ? 'home' : 'page';
};
