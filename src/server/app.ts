import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import type { ContentSource } from '#api/content-source.ts';
import type { Translate } from '#i18n/i18n.ts';
import type { BlockCatalogue } from '#registry/blocks.ts';
import type { PageLoader } from '#registry/load-page.ts';
import { defaultLanguage, type Language } from '#schemas/language.ts';
import type { Renderer } from '#site/entry.server.tsx';
import type { Clock } from './clock.ts';
import { refusal } from './envelope.ts';
import { requestLanguage } from './language.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import type { PageCache } from './render/page-cache.ts';
import { contractRoutes } from './routes/contract.ts';
import { fileRoutes } from './routes/files.ts';
import { languageRoutes } from './routes/language.ts';
import { openApiRoutes } from './routes/openapi.ts';
import { blocksApi, pageApi } from './routes/page-api.ts';
import { pageRoutes } from './routes/pages.ts';
import { siteFileRoutes } from './routes/site-files.ts';

export interface AppDependencies {
  source: ContentSource;
  loader: PageLoader;
  render: Renderer;
  cache: PageCache;
  clock: Clock;
  catalogue: BlockCatalogue;
  translations: Readonly<Record<Language, Translate>>;
  mediaOrigins: readonly string[];
  /** `SITE_ORIGIN`: forms may be posted from its pages. */
  siteOrigin: string;
  /** Absolute folders of built files; undefined in development, where Vite serves them. */
  files: { client?: string | undefined; media: string };
  /** How many pages of a list the sitemap asks for, 100 articles each; a foreign backend is asked for fewer. */
  sitemapPages?: number | undefined;
  log: (line: string) => void;
}

/** The largest request body, in bytes: the longest form fits many times. */
const largestBody = 64 * 1024;

/** The whole server as one app without globals: tests send it requests in process. */
export function createApp(dependencies: AppDependencies) {
  const { source, loader, catalogue, translations, log } = dependencies;
  const app = new Hono();
  app.use(securityHeaders(dependencies.mediaOrigins));
  app.use(
    bodyLimit({
      maxSize: largestBody,
      onError: (c) => c.json(refusal(413, translations[requestLanguage(c)]('server.tooLarge')), 413),
    }),
  );
  // Behind a proxy that ends TLS, the request's own address is not the one the visitor sees.
  app.use(
    csrf({
      origin: (origin, c) => origin === dependencies.siteOrigin || origin === new URL(c.req.url).origin,
    }),
  );
  app.route('/', fileRoutes(dependencies.files));
  app.route('/', contractRoutes({ source, translations }));
  app.route('/', pageApi(loader, translations));
  app.route('/', blocksApi(catalogue));
  app.route('/', openApiRoutes(dependencies));
  app.all('/api/*', (c) => c.json(refusal(404, translations[defaultLanguage]('server.missing')), 404));
  app.route('/', languageRoutes());
  app.route('/', siteFileRoutes(dependencies));
  app.route('/', pageRoutes(dependencies));
  app.onError((error, c) => {
    const t = translations[requestLanguage(c)];
    const refused = error instanceof HTTPException && error.status === 403;
    if (!refused) log(`${c.req.method} ${c.req.path}: ${error.stack ?? String(error)}`);
    const [status, message] = refused
      ? ([403, t('server.forbidden')] as const)
      : ([500, t('server.failed')] as const);
    if (c.req.path.startsWith('/api/')) return c.json(refusal(status, message), status);
    return c.text(message, status, { 'cache-control': 'no-store' });
  });
  return app;
}
