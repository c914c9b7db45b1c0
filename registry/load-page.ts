import type { Thing } from 'schema-dts';
import type { CallFailures } from '#api/call-failures.ts';
import { createContentChanges, type Reads, tags } from '#api/content-changes.ts';
import type { ContentSource } from '#api/content-source.ts';
import { readConfig } from '#api/read-answer.ts';
import type {
  BlockTexts,
  FormState,
  MapService,
  PageSource,
  PageSubject,
  PlanSizes,
  QueryContext,
  ShowingPage,
} from '#blocks/define.ts';
import type { ServerTranslate } from '#i18n/i18n.ts';
import { readPictureReference } from '#schemas/crop.ts';
import { type Language, otherLanguage } from '#schemas/language.ts';
import type { Picture } from '#schemas/picture.ts';
import type { RemoteConfigAnswer } from '#schemas/remote-config.ts';
import { declaredNames, declaredSearch, nameParameters, withSearch } from './block-parameters.ts';
import type { BlockCatalogue } from './blocks.ts';
import { type FeedName, feedsOf } from './feeds.ts';
import { healthOf, type LanguageHealth } from './health.ts';
import { type ListedPage, listPages, pathsNeedingItem } from './list-pages.ts';
import { loadBlocks, subjectOf, textsOf, type WatchBlock } from './load-blocks.ts';
import { loadSection, type ShellContext } from './load-shell.ts';
import { findInOtherLanguage } from './other-language.ts';
import { pageDescription } from './page-description.ts';
import type { OnlyIn, PageBlock, PagePayload, QueryResult, Section, Shell } from './page-payload.ts';
import { pagePicture } from './page-picture.ts';
import { withPresentFiles } from './present-files.ts';
import { leadingBlock, type ParsedBlock } from './read-block.ts';
import { readPage } from './read-pages.ts';
import type { Route } from './route.ts';
import { createRouteCache, type RouteCacheOptions, type Routes } from './route-cache.ts';
import { createRouteFacts, type RouteFacts } from './route-facts.ts';
import type { RouteTable } from './routes.ts';
import { matchRoute } from './routes.ts';
import { sharedTexts } from './shared-texts.ts';
import { structuredDataOf } from './structured-data.ts';

/** Dependencies of the page loader. All are passed in, so this module does no IO of its own. */
export interface PageLoaderOptions extends RouteCacheOptions {
  source: ContentSource;
  translations: Readonly<Record<Language, ServerTranslate>>;
  siteCode: string;
  /** `SITE_TIME_ZONE`. */
  timeZone: string;
  /** Current date in that time zone, yyyy-mm-dd. */
  today: () => string;
  /** True if this server stores requests itself, so that visitors can look them up here. */
  tracksRequests: boolean;
  /** True if visits can be recorded (`QA_RECORD`). */
  recordable?: boolean;
  /** Returns a Chinese text in Latin letters, for addresses of events without an English name. */
  latinOf?: ((text: string) => string) | undefined;
  /** Returns the sizes of the files of the building's levels in a language. */
  planSizes?: ((answer: RemoteConfigAnswer, language: Language) => PlanSizes) | undefined;
  /** Finds the present last part of the address of an item that has moved; absent for drafts. */
  movedItem?: ((item: string) => Promise<string | undefined>) | undefined;
  /** Map service. Absent without an API key. */
  mapService?: MapService | undefined;
  /** `SITE_ORIGIN`. */
  origin: string;
  /** Looks up size, widths and alternative text of a picture by its address, which may name a part of it. */
  pictureOf: (reference: string, language: Language) => Picture;
  /** Resolves when the parts of pictures that were looked up are stored, so that any server can answer with them. */
  partsStored?: (() => Promise<void>) | undefined;
  /** Returns the address of the present version of an uploaded file; absent if files are never replaced. */
  currentAddress?: ((address: string) => string) | undefined;
  /** Origin of relative media addresses in remote configs; only with a foreign backend. */
  mediaBase?: string | undefined;
  /** Where visitors' browsers find uploads, if not under their path of this site. */
  uploadsAt?: { path: string; base: string } | undefined;
  /** Milliseconds that a page waits for all its data. Header, footer and route table may take half of it. */
  deadline: number;
  /** Runs the queries of a block, to trace them. */
  watchBlock?: WatchBlock | undefined;
}

export interface PageRequest {
  /** Raw path of the URL. */
  pathname: string;
  search: URLSearchParams;
  language: Language;
  languageInUrl: boolean;
  /** Results of posted forms by block id. */
  forms?: Readonly<Record<string, FormState>>;
  /** Loads the page of status 503 instead: its blocks cannot be shown now. */
  unavailable?: boolean;
}

type LoadedPayload = PagePayload & { shell: Shell };

export type LoadedPage =
  | {
      kind: 'redirect';
      to: string;
      /** True if the item of the address has another address now. */
      permanent?: true;
    }
  | {
      kind: 'page';
      payload: LoadedPayload;
      /** False if something failed, was late, or belongs to one visitor. */
      cacheable: boolean;
      /** Names of the URL parameters that the page's blocks read; all others change nothing. */
      parameterNames: readonly string[];
      /** Whether the page is still what it would be if it were loaded again. */
      freshness: PageFreshness;
      /** What the document says to programs only: the browser's program needs none of it. */
      forPrograms: ForPrograms;
      /** The form blocks of the page, for posts without JavaScript. */
      parsed: readonly ParsedBlock[];
    };

export interface ForPrograms {
  /** Feeds with the items of the page. */
  feeds: readonly { name: FeedName; title: string }[];
  /** The page in the terms of schema.org. */
  data: readonly Thing[];
}

export interface PageFreshness {
  /** False if something that the page was made from may have changed. Costs no query. */
  isFresh(): boolean;
  /**
   * Reads again what all pages share, if that has changed, and compares the parts that this page was made from.
   * @returns true if the page is fresh again
   */
  renew(): Promise<boolean>;
  /** Names everything that the page was made from. */
  tags(): readonly string[];
}

/** Data for the renderer, and the blocks that visitors would not see. */
export interface ShownBlocks {
  blocks: PageBlock[];
  problems: { id: string; reason: string }[];
}

/**
 * URL → menu → route table (cached by language) → page definition → parsed blocks → their data, with all
 * queries in parallel under one deadline → one payload, from which server and browser render the same page.
 *
 * @returns `load` for one page, and `list` for the sitemap; a failed part is in its own state in the payload, so
 * neither rejects
 */
export function createPageLoader(options: PageLoaderOptions) {
  const { source, translations, log } = options;
  const contextOf = (language: Language, reads?: Reads, deadline = options.deadline): ShellContext => ({
    reads,
    source,
    language,
    deadline: AbortSignal.timeout(deadline),
    picture: (reference) => {
      if (reference === undefined) return undefined;
      reads?.add(tags.media(readPictureReference(reference).address));
      return options.pictureOf(reference, language);
    },
    mediaBase: options.mediaBase,
    report: (reason) => log(`shell: ${reason}`),
    origin: options.origin,
    fallbackName: translations[language]('site.name'),
  });
  const changes = createContentChanges(options);
  const routesOf = createRouteCache(options, {
    changes,
    // A late menu or footer must not use up the time of the blocks.
    contextOf: (language, reads) => contextOf(language, reads, options.deadline / 2),
  });

  const blockContext = (
    { language, picture, reads }: ShellContext,
    { hidden, pagesShowing }: Pick<RouteTable, 'hidden' | 'pagesShowing'>,
  ): Omit<QueryContext, 'search'> => ({
    pagesShowing,
    hiddenRoutes: hidden,
    language,
    picture,
    siteCode: options.siteCode,
    timeZone: options.timeZone,
    origin: options.origin,
    today: () => {
      reads?.add(tags.today);
      return options.today();
    },
    tracksRequests: options.tracksRequests,
    latinOf: options.latinOf,
    planSizes: options.planSizes && ((answer) => options.planSizes?.(answer, language) ?? {}),
    mapService: options.mapService,
    config: (key, answer) => readConfig(key, answer, { language, base: options.mediaBase }),
  });

  const shared = new WeakMap<Routes, ReadonlySet<string>>();
  const sharedOf = (routes: Routes, context: ShellContext) => {
    const known =
      shared.get(routes) ??
      sharedTexts(routes, { ...blockContext(context, routes.table), t: translations[context.language] });
    shared.set(routes, known);
    return known;
  };

  async function currentRoutes(language: Language): Promise<Routes> {
    await changes.catchUp();
    return routesOf(language);
  }

  function freshnessOf(language: Language, reads: Reads, { routes, facts }: UsedRoutes): PageFreshness {
    let shared = routes.reads;
    const isFresh = () => reads.isFresh() && shared.isFresh();
    return {
      isFresh,
      renew: async () => {
        if (!reads.isFresh()) return false;
        const current = await routesOf(language);
        if (current.complete && facts.holdIn(current)) shared = current.reads;
        return isFresh();
      },
      tags: () => [...new Set([...reads.tags(), ...shared.tags()])],
    };
  }

  /** For an address without a page in this language, the other language in which it has one. */
  async function pageInOtherLanguage(pathname: string, language: Language): Promise<OnlyIn | undefined> {
    const other = otherLanguage(language);
    const { table } = await routesOf(other);
    return matchRoute(table, pathname)?.kind === 'page' ? { language: other, what: 'page' } : undefined;
  }

  async function load(request: PageRequest): Promise<LoadedPage> {
    const { language } = request;
    await changes.catchUp();
    const reads = changes.record();
    const context = contextOf(language, reads);
    const routes = await routesOf(language);
    const facts = createRouteFacts(routes);
    const route = matchRoute(routes.table, request.pathname);
    facts.ask(({ table }) => definitionOf(matchRoute(table, request.pathname)));
    facts.ask(({ shellVersion }) => shellVersion);
    if (route?.kind === 'redirect') return { kind: 'redirect', to: targetOf(route, request.search) };

    const parsed = routes.blocksOf(route);
    const leading = leadingBlock(parsed);
    if (leading?.itemInPath && route?.item === undefined) {
      const source = leading.itemInPath;
      return { kind: 'redirect', to: facts.ask(({ table }) => table.pagesShowing(source))[0]?.path ?? '/' };
    }
    const path = route?.path ?? request.pathname;
    const parameters = nameParameters(parsed);
    const itemName = leading?.itemInPath ? leading.itemParameter : undefined;
    const parameterNames = declaredNames(parameters).filter((name) => name !== itemName);
    const inQuery = declaredSearch(parameterNames, request.search);
    const search = itemName && route?.item ? { ...inQuery, [itemName]: route.item } : inQuery;
    const hasHead = leading?.isPageHead === true;
    let whole = true;
    const [loaded, section] = await Promise.all([
      loadBlocks({
        watchBlock: options.watchBlock,
        parsed,
        parameters,
        forms: request.forms,
        context: { ...blockContext(context, askedTable(facts)), search },
        run: context,
        report: (block, reason) => {
          whole = false;
          log(`page ${path}, block ${block}, ${reason}`);
        },
      }),
      route && path !== '/' && !hasHead
        ? loadSection({ route, nav: routes.shell.nav, home: translations[language]('header.home') }, context)
        : undefined,
    ]);
    const blocks = options.currentAddress
      ? withPresentFiles(loaded, options.currentAddress, (address) => reads.add(tags.media(address)))
      : loaded;
    const about = subjectOf(parsed, blocks, { parameters, search });
    if (about) about.block.subject = true;
    const subject = about?.subject;
    const moved = subject === 'missing' && route?.item ? await options.movedItem?.(route.item) : undefined;
    if (moved !== undefined && route?.item)
      return { kind: 'redirect', to: path.slice(0, -route.item.length) + moved, permanent: true };
    const failed =
      !request.forms && mainFailed(about ? [about.block] : mainBlocks(blocks, options.catalogue));
    // Without the menu, the server cannot know whether the address exists.
    const isAway = route ? failed && (source.isAway?.() ?? false) : !routes.tableComplete;
    const unavailable = isAway || (request.unavailable ?? false);
    const onlyIn = !route
      ? routes.tableComplete
        ? await pageInOtherLanguage(request.pathname, language)
        : undefined
      : about && subject === 'missing'
        ? await findInOtherLanguage(about.block, {
            ...context,
            report: (reason) => {
              whole = false;
              log(`page ${path}, block ${about.block.id}, ${reason}`);
            },
          })
        : undefined;
    const item = typeof subject === 'object' && !subject.titlesItself ? { item: subject.title } : {};
    const list = typeof subject === 'object' ? subject.list : undefined;
    const around = section && {
      ...(list ? inList(section.section, list) : section.section),
      detail: subject !== undefined,
      ...item,
    };
    const payload: LoadedPayload = {
      language,
      languageInUrl: request.languageInUrl,
      shellVersion: routes.shellVersion,
      url: withSearch(path, inQuery),
      path,
      blocks: unavailable ? [] : withUploadsAt(blocks, options.uploadsAt),
      ...(onlyIn ? { onlyIn } : {}),
      shell: routes.shell,
      ...(options.recordable ? { recordable: { revision: await source.revision() } } : {}),
      section: unavailable ? undefined : around,
      picture: pagePicture(around, blocks),
      ...(hasHead && !unavailable
        ? { head: typeof subject === 'object' && subject.isLight ? ('light' as const) : ('dark' as const) }
        : {}),
      policy: parsed.flatMap((entry) => (entry.valid && entry.definition.policy) || [])[0],
      ...describePage({
        route,
        subject,
        onlyIn,
        blocks,
        language,
        t: translations[language],
        title: facts.ask(({ titles }) => titles.get(path)),
        texts: textsOf(parsed, blocks, translations[language]),
        isShared: () => facts.ask((asked) => sharedOf(asked, contextOf(language)).has(path)),
      }),
      ...(failed || unavailable ? { status: 503 } : {}),
      ...(unavailable ? unavailablePage(translations[language]) : {}),
    };
    await options.partsStored?.();
    const complete = whole && routes.complete && (section?.complete ?? true);
    return {
      kind: 'page',
      payload,
      cacheable: complete && payload.status === 200 && !request.forms && !payload.noindex,
      parameterNames,
      freshness: freshnessOf(language, reads, { routes, facts }),
      forPrograms:
        payload.status === 200
          ? {
              feeds: feedsOf(blocks).map((name) => ({
                name,
                title: translations[language](`feeds.${name}`),
              })),
              data: structuredDataOf(payload, {
                parsed,
                subject: about?.block,
                home: translations[language]('header.home'),
              }),
            }
          : { feeds: [], data: [] },
      parsed,
    };
  }

  /** Loads the blocks of a draft page, and gives the reason for each block that is not shown. */
  async function show(definition: unknown, language: Language): Promise<ShownBlocks> {
    const context = contextOf(language);
    const { catalogue, cleanProps } = options;
    const { page } = readPage(definition, { catalogue, language, cleanProps });
    const parsed = page?.blocks ?? [];
    const { table } = await currentRoutes(language);
    const blocks = await loadBlocks({
      parsed,
      parameters: nameParameters(parsed),
      context: { ...blockContext(context, table), search: {} },
      run: context,
      report: (block, reason) => log(`page ${page?.path} as it is written, block ${block}, ${reason}`),
    });
    await options.partsStored?.();
    const problems = parsed.flatMap((entry) =>
      entry.valid ? [] : [{ id: entry.block.id, reason: entry.reason }],
    );
    return { blocks, problems };
  }

  /** Lists the pages of the latest revision in one language, without their data. */
  async function list(language: Language): Promise<{ pages: ListedPage[]; shell: Shell; complete: boolean }> {
    const context = contextOf(language);
    const routes = await currentRoutes(language);
    const pages = listPages(routes, blockContext(context, routes.table));
    return { pages, shell: routes.shell, complete: routes.complete };
  }

  /** Paths of the pages of the latest revision in one language that show nothing without an item in their address. */
  async function needingItem(language: Language): Promise<string[]> {
    const routes = await currentRoutes(language);
    return pathsNeedingItem(routes, blockContext(contextOf(language), routes.table));
  }

  /** Describes every route of the latest revision in one language without running page queries. */
  async function health(language: Language, failures: Pick<CallFailures, 'of'>): Promise<LanguageHealth> {
    const context = contextOf(language);
    const routes = await currentRoutes(language);
    return healthOf(routes, { ...blockContext(context, routes.table), failures });
  }

  /** Finds the pages of the latest revision in one language that show a source, best match first. */
  async function pagesShowing(source: PageSource, language: Language): Promise<readonly ShowingPage[]> {
    const { table } = await currentRoutes(language);
    return table.pagesShowing(source);
  }

  return { load, show, list, needingItem, health, pagesShowing, changes };
}

export type PageLoader = ReturnType<typeof createPageLoader>;

interface UsedRoutes {
  routes: Routes;
  facts: RouteFacts;
}

/** The parts of the route table that blocks may read. */
const askedTable = (facts: RouteFacts): Pick<RouteTable, 'hidden' | 'pagesShowing'> => ({
  hidden: new Set(facts.ask(({ table }) => [...table.hidden])),
  pagesShowing: (wanted) => facts.ask(({ table }) => table.pagesShowing(wanted)),
});

/** The definition of a page or redirect, without the code of its blocks. */
const definitionOf = (route: Route | undefined): unknown =>
  route?.kind === 'page'
    ? {
        ...route,
        page: { ...route.page, blocks: route.page.blocks.map(({ block, valid }) => ({ block, valid })) },
      }
    : route;
/**
 * True if the page lacks the data that it is about: that of its subject, or of all blocks that make calls. Search engines
 * must not index such a page.
 */
function mainFailed(blocks: readonly PageBlock[]): boolean {
  const states = blocks
    .map(({ queries }) => Object.values(queries).filter(makesCall))
    .filter((results) => results.length > 0)
    .map((results) => results.every(({ state }) => state === 'failed' || state === 'late'));
  return states.length > 0 && states.every(Boolean);
}

/** Blocks whose files, alone or in running text, are named at another base. Pictures of props are already. */
function withUploadsAt(blocks: PageBlock[], uploads: PageLoaderOptions['uploadsAt']): PageBlock[] {
  if (!uploads) return blocks;
  // In JSON, addresses follow a quotation mark as values and as attributes of HTML.
  return JSON.parse(JSON.stringify(blocks).replaceAll(`"${uploads.path}`, `"${uploads.base}`));
}

/** Leaves out blocks that may be absent, because what is missing is no answer, unless the page has no others. */
function mainBlocks(blocks: readonly PageBlock[], catalogue: BlockCatalogue): readonly PageBlock[] {
  const main = blocks.filter(({ type }) => !catalogue.get(type)?.mayBeAbsent);
  return main.length > 0 ? main : blocks;
}

const makesCall = ({ key: [, call] }: QueryResult): boolean => call !== 'static';

const unavailablePage = (t: ServerTranslate) =>
  ({
    kind: 'unavailable',
    title: t('unavailable.title'),
    description: t('unavailable.text'),
    meta: { padding: true, background: 'white' },
  }) as const;

/** The section of a page whose item is in this list: the list is the current item, and the end of the breadcrumbs. */
function inList(section: Section, path: string): Section {
  const list = section.items.find(({ route }) => route === path);
  if (!list || list.id === section.currentId) return section;
  const { id: currentId, label, href } = list;
  return {
    ...section,
    currentId,
    heading: label,
    breadcrumbs: [...section.breadcrumbs.slice(0, -1), { label, href }],
  };
}

/** Target of a redirect. With `keepsQuery`, the request's parameters are appended. */
function targetOf({ to, keepsQuery }: Extract<Route, { kind: 'redirect' }>, search: URLSearchParams): string {
  if (!keepsQuery || /[?#]/.test(to)) return to;
  const own = [...search].filter(([name]) => name !== 'lang');
  return withSearch(to, Object.fromEntries(own));
}

interface PageFacts {
  route: Extract<Route, { kind: 'page' }> | undefined;
  subject: PageSubject | undefined;
  onlyIn: OnlyIn | undefined;
  blocks: readonly PageBlock[];
  texts: readonly BlockTexts[];
  language: Language;
  /** Document title of the route. */
  title: string | undefined;
  /** True if an earlier page begins with the same text. */
  isShared: () => boolean;
  t: ServerTranslate;
}

/**
 * Status, title, description and kind of a page: from its subject, else from its definition, else those of a page that
 * was not found.
 */
function describePage({ route, subject, onlyIn, blocks, texts, language, isShared, t, ...facts }: PageFacts) {
  const page = route?.page;
  const pageTitle = facts.title ?? page?.title ?? '';
  const found = page !== undefined && subject !== 'missing';
  const about = typeof subject === 'object' ? subject : undefined;
  const title = found
    ? (about?.documentTitle ?? about?.title ?? pageTitle)
    : t(onlyIn ? `notFound.onlyIn.${onlyIn.what}` : 'notFound.title');
  const kind = blocks.length === 0 ? 'placeholder' : route?.path === '/' ? 'home' : 'page';
  return {
    status: found ? 200 : 404,
    kind: found ? kind : 'not-found',
    title,
    description:
      (found && !about && page.meta.description?.trim()) ||
      pageDescription({
        language,
        t,
        title: about ? `${title} – ${page?.title}` : title,
        texts: found ? texts : [],
        opensWithTitle: found && !about && isShared(),
      }),
    meta: {
      padding: page?.meta.padding ?? true,
      background: page?.meta.background ?? 'white',
      ...(found && page.meta.lowBanner ? { lowBanner: true } : {}),
      ...(found && page.meta.paging ? { paging: true } : {}),
    },
    ...(page?.meta.noindex ? { noindex: true } : {}),
  } as const;
}
