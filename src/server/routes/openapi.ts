import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { openApiDocument } from '../openapi/document.ts';
import { encodePage } from '../render/page-cache.ts';
import { sendEncoded } from './send-encoded.ts';

export interface OpenApiOptions {
  /** `SITE_ORIGIN`. */
  siteOrigin: string;
  /** `client` is the folder of the built browser program; the page to read is made with it. */
  files: { client?: string | undefined };
}

/** `GET /api/openapi.json`: the contract for machines. `GET /api/docs`: the same, to read and to try. */
export function openApiRoutes({ siteOrigin, files: { client } }: OpenApiOptions) {
  const routes = new Hono();
  const document = encodePage(JSON.stringify(openApiDocument({ origin: siteOrigin })));
  routes.get('/api/openapi.json', (c) => sendEncoded(c, document, 'application/json'));
  if (client)
    routes.get(
      '/api/docs',
      serveStatic({
        root: client,
        path: 'api-docs.html',
        onFound: (_path, c) => c.header('cache-control', 'no-cache'),
      }),
    );
  return routes;
}
