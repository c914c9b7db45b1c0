import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { CallFailures } from '#api/call-failures.ts';
import type { ContentSource } from '#api/content-source.ts';
import type { MapService } from '#blocks/define.ts';
import type { ServerTextKey, ServerTranslate } from '#i18n/i18n.ts';
import type { BlockCatalogue } from '#registry/blocks.ts';
import type { PageLoader } from '#registry/load-page.ts';
import type { BlockReading } from '#registry/read-block.ts';
import { defaultLanguage, type Language } from '#schemas/language.ts';
import type { Renderer } from '#site/entry.server.tsx';
import type { Clock } from './clock.ts';
import type { Previews } from './editor/drafts/preview.ts';
import { type EditorProgram, editorProgram } from './editor/program.ts';
import { refusal } from './envelope.ts';
import { errorTrace } from './error-trace.ts';
import { clientAddress } from './limits/client-address.ts';
import type { SubmissionLimit } from './limits/submission-limit.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import type { PageCache } from './render/page-cache.ts';
import { requestLanguage } from './request-language.ts';
import { contractRoutes } from './routes/contract.ts';
import { type FileFolders, fileRoutes } from './routes/files.ts';
import { languageRoutes } from './routes/language.ts';
import { openApiRoutes } from './routes/openapi.ts';
import { blocksApi, pageApi } from './routes/page-api.ts';
import { pageCheckRoutes } from './routes/page-check.ts';
import { pageHealthRoutes } from './routes/page-health.ts';
import { pageSchemaRoutes } from './routes/page-schema.ts';
import { pageRoutes } from './routes/pages.ts';
import { requestRoutes } from './routes/requests.ts';
import { siteFileRoutes } from './routes/site-files.ts';
import type { Tracking } from './tracking.ts';

export interface AppDependencies {
  source: ContentSource;
  /** How applicants follow their requests; undefined where an existing backend takes them. */
  tracking?: Tracking | undefined;
  loader: PageLoader;
  render: Renderer;
  cache: PageCache;
  clock: Clock;
  /** The day it is at the site, yyyy-mm-dd. */
  today: () => string;
  catalogue: BlockCatalogue;
  /** Sanitises the HTML in a block's props. */
  cleanProps: BlockReading['cleanProps'];
  translations: Readonly<Record<Language, ServerTranslate>>;
  mediaOrigins: readonly string[];
  mapService?: MapService | undefined;
  /** `SITE_ORIGIN`: forms may be posted from its pages. */
  siteOrigin: string;
  /** `SITE_TIME_ZONE`. */
  timeZone: string;
  /** `TRUST_PROXY`: how many proxies of ours a request passes. */
  trustedProxies: number;
  limitSubmissions: SubmissionLimit;
  /** Calls that the content could not answer. */
  failures: CallFailures;
  /** `HEALTH_TOKEN`: without it the health of pages is not told. */
  healthToken?: string | undefined;
  files: FileFolders;
  /** Serves what editors uploaded; undefined where an existing backend holds the content. */
  uploaded?: Hono | undefined;
  /** The editor with its calls; undefined where an existing backend holds the content. */
  editor?: EditorProgram | undefined;
  /** Pages with the editors' drafts, at their links. */
  previews?: Previews | undefined;
  /** How many pages of a list the sitemap asks for, 100 articles each; a foreign backend is asked for fewer. */
  sitemapPages?: number | undefined;
  log: (line: string) => void;
}

/** The largest request body, in bytes: the longest form fits many times. */
const largestBody = 64 * 1024;

/** The whole server as one app without globals: tests send it requests in process. */
export function createApp(dependencies: AppDependencies) {
  const { catalogue, translations, log } = dependencies;
  const app = new Hono();
  app.use(securityHeaders(dependencies));
  app.use(sameOrigin(dependencies.siteOrigin));
  app.use(clientAddress(dependencies.trustedProxies));
  // Before the limit of bodies: these calls have limits of their own.
  if (dependencies.editor) app.route('/', editorProgram(dependencies.editor));
  app.route('/', pageCheckRoutes(dependencies));
  app.use(bodyLimit({ maxSize: largestBody, onError: (c) => refuse(c, 413, 'server.tooLarge') }));
  if (dependencies.uploaded) app.route('/', dependencies.uploaded);
  app.route('/', fileRoutes(dependencies.files));
  app.route('/', contractRoutes(dependencies));
  app.route('/', requestRoutes(dependencies.tracking));
  app.route('/', pageApi(dependencies));
  app.route('/', blocksApi(catalogue));
  app.route('/', pageSchemaRoutes(dependencies));
  app.route('/', pageHealthRoutes(dependencies));
  app.route('/', openApiRoutes(dependencies));
  app.all('/api/*', (c) => c.json(refusal(404, translations[defaultLanguage]('server.missing')), 404));
  app.route('/', languageRoutes());
  app.route('/', siteFileRoutes(dependencies));
  app.route('/', pageRoutes(dependencies));
  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status === 403) return refuse(c, 403, 'server.forbidden');
    log(`${c.req.method} ${c.req.path}: ${errorTrace(error)}`);
    return refuse(c, 500, 'server.failed');
  });
  return app;

  function refuse(c: Context, status: 403 | 413 | 500, text: ServerTextKey): Response {
    const message = translations[requestLanguage(c)](text);
    const headers = { 'cache-control': 'no-store' };
    if (c.req.path.startsWith('/api/')) return c.json(refusal(status, message), status, headers);
    return c.text(message, status, headers);
  }
}
