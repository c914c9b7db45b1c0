import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { CallFailures } from '#api/call-failures.ts';
import type { ContentSource } from '#api/content-source.ts';
import type { MapService } from '#blocks/define.ts';
import type { PlainServerTextKey, ServerTranslate } from '#i18n/i18n.ts';
import type { BlockCatalogue } from '#registry/blocks.ts';
import type { PageLoader } from '#registry/load-page.ts';
import type { BlockReading } from '#registry/read-block.ts';
import { editorBase } from '#schemas/editor/call.ts';
import { defaultLanguage, type Language } from '#schemas/language.ts';
import type { Renderer } from '#site/entry.server.tsx';
import type { Clock } from './clock.ts';
import { DatabaseAwayError } from './db/dialects/engine.ts';
import type { Edge } from './edge.ts';
import type { Previews } from './editor/drafts/preview.ts';
import { type EditorProgram, editorProgram } from './editor/program.ts';
import { refusal } from './envelope.ts';
import { errorTrace } from './error-trace.ts';
import type { EventIndex } from './event-index.ts';
import type { FastLane } from './fast-lane.ts';
import { feedRoutes } from './feeds/routes.ts';
import { clientAddress } from './limits/client-address.ts';
import type { SubmissionLimit } from './limits/submission-limit.ts';
import type { Log, RequestIds } from './log.ts';
import { StorageAwayError } from './media/storage/storage.ts';
import type { Metrics } from './metrics.ts';
import { limitBody } from './middleware/limit-body.ts';
import { knownHost, sameOrigin } from './middleware/same-origin.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { openApiRoutes } from './openapi/document.ts';
import { planRoutes } from './plans/routes.ts';
import type { ReleasedFiles } from './released-files.ts';
import type { RenderedPages } from './render/rendered-pages.ts';
import { languageRoutes, requestLanguage } from './request-language.ts';
import { retryLater } from './routes/cached-response.ts';
import { contractRoutes } from './routes/contract.ts';
import { type FileFolders, fileRoutes } from './routes/files.ts';
import { healthRoutes } from './routes/health.ts';
import {
  blocksApi,
  pageApi,
  pageCheckRoutes,
  pageHealthRoutes,
  pageSchemaRoutes,
} from './routes/page-api.ts';
import { pageRoutes } from './routes/pages.ts';
import { requestRoutes } from './routes/requests.ts';
import { shareCardRoutes } from './routes/share-cards.ts';
import { siteFileRoutes } from './routes/site-files.ts';
import { createSubmit } from './submit.ts';
import type { Tracking } from './tracking.ts';

export interface AppDependencies {
  source: ContentSource;
  /** Request tracking; undefined if an existing backend stores the requests. */
  tracking?: Tracking | undefined;
  loader: PageLoader;
  render: Renderer;
  pages: RenderedPages;
  clock: Clock;
  catalogue: BlockCatalogue;
  /** Sanitises the HTML in a block's props. */
  cleanProps: BlockReading['cleanProps'];
  translations: Readonly<Record<Language, ServerTranslate>>;
  mediaOrigins: readonly string[];
  mapService?: MapService | undefined;
  /** `SITE_ORIGIN`: pages of this origin may post forms. */
  siteOrigin: string;
  /** `SITE_TIME_ZONE`. */
  timeZone: string;
  /** `TRUST_PROXY`: number of our proxies that a request passes. */
  trustedProxies: number;
  limitSubmissions: SubmissionLimit;
  /** Remembers answers that can be repeated. */
  fastLane?: Pick<FastLane, 'remember'> | undefined;
  /** Shared caches in front of the site, with `EDGE=on`. */
  edge?: Edge | undefined;
  /** A small query, for `/readyz`; undefined if an existing backend holds the content. */
  readDatabase?: (() => Promise<unknown>) | undefined;
  /** Rejects while the media storage cannot be used, for `/readyz`. */
  checkStorage?: (() => Promise<void>) | undefined;
  /** All events, for calendars and feeds. */
  eventIndex: EventIndex;
  /** Calls that the content source failed to answer. */
  failures: CallFailures;
  /** `SECURITY_CONTACT`: where to report vulnerabilities, as a URL. */
  securityContact?: string | undefined;
  /** `HEALTH_TOKEN`: if absent, neither the health of pages nor measures are reported. */
  healthToken?: string | undefined;
  metrics?: Metrics | undefined;
  files: FileFolders;
  /** Hashed files of other releases, if servers share a database. */
  releasedFiles?: Pick<ReleasedFiles, 'answer'> | undefined;
  /** Serves uploaded files; undefined if an existing backend holds the content. */
  uploaded?: Hono | undefined;
  /** The editor and its calls; undefined if an existing backend holds the content. */
  editor?: EditorProgram | undefined;
  /** Preview links: pages with all drafts. */
  previews?: Previews | undefined;
  /**
   * Maximum number of pages per list that the sitemap requests, 100 articles each; lower for a foreign
   * backend.
   */
  sitemapPages?: number | undefined;
  /** What recordings carry of the content, if visits can be recorded. */
  world?: Hono | undefined;
  /** Ids of requests, for the log. */
  requestIds: RequestIds;
  log: Log;
}

/** Maximum size of a request body, in bytes: many times the longest form. */
const largestBody = 64 * 1024;

/**
 * Creates the whole server as one Hono app without global state, so that tests send requests in process.
 * @param dependencies every implementation the server uses; `main.ts` chooses them
 * @returns the app; call `app.fetch(request)` or, in tests, `app.request('/')`
 * @example const response = await createApp(dependencies).request('/api/blocks')
 */
export function createApp(dependencies: AppDependencies) {
  const { catalogue, translations, log } = dependencies;
  const app = new Hono();
  const { metrics } = dependencies;
  const taking = createSubmit(dependencies);
  const submit = metrics?.watchSubmissions(taking) ?? taking;
  app.use(dependencies.requestIds.middleware);
  if (metrics) app.use(metrics.watchAnswers);
  if (dependencies.fastLane) app.use(dependencies.fastLane.remember);
  app.use(securityHeaders(dependencies));
  app.use(knownHost(dependencies.siteOrigin));
  app.use(sameOrigin(dependencies.siteOrigin));
  app.use(clientAddress(dependencies.trustedProxies));
  const { edge } = dependencies;
  // The caches know of a publish before the editor does.
  if (edge)
    app.use(`${editorBase}*`, async (_c, next) => {
      await next();
      await edge.purged();
    });
  // Mounted before the body limit, because these calls have their own limits.
  if (dependencies.editor) app.route('/', editorProgram(dependencies.editor));
  app.route('/', pageCheckRoutes(dependencies));
  app.use(limitBody({ maxSize: largestBody, onError: (c) => refuse(c, 413, 'server.tooLarge') }));
  if (dependencies.uploaded) app.route('/', dependencies.uploaded);
  app.route('/', healthRoutes(dependencies));
  app.route('/', fileRoutes(dependencies));
  app.route('/', contractRoutes({ ...dependencies, changes: dependencies.loader.changes, submit }));
  app.route('/', requestRoutes(dependencies.tracking));
  app.route('/', pageApi(dependencies));
  app.route('/', blocksApi(catalogue));
  app.route('/', pageSchemaRoutes(dependencies));
  app.route('/', pageHealthRoutes(dependencies));
  app.route('/', openApiRoutes(dependencies));
  if (dependencies.world) app.route('/', dependencies.world);
  app.all('/api/*', (c) => c.json(refusal(404, translations[defaultLanguage]('server.missing')), 404));
  app.route('/', languageRoutes(dependencies.siteOrigin));
  app.route('/', siteFileRoutes(dependencies));
  app.route('/', feedRoutes(dependencies));
  app.route('/', planRoutes(dependencies));
  app.route('/', shareCardRoutes(dependencies));
  app.route('/', pageRoutes({ ...dependencies, submit }));
  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status === 403) return refuse(c, 403, 'server.forbidden');
    if (error instanceof HTTPException && error.status === 421) return refuse(c, 421, 'server.unknownHost');
    log(`${c.req.method} ${c.req.path}: ${errorTrace(error)}`, 'error');
    const isAway = error instanceof DatabaseAwayError || error instanceof StorageAwayError;
    return refuse(c, isAway ? 503 : 500, 'server.failed');
  });
  return app;

  function refuse(c: Context, status: 403 | 413 | 421 | 500 | 503, text: PlainServerTextKey): Response {
    const t = translations[requestLanguage(c)];
    const id = status === 500 && dependencies.requestIds.current();
    const message = id ? `${t(text)} ${t('server.requestId', { id })}` : t(text);
    const headers = { ...(status === 503 ? retryLater : {}), 'cache-control': 'no-store' };
    if (c.req.path.startsWith('/api/')) return c.json(refusal(status, message), status, headers);
    return c.text(message, status, headers);
  }
}
