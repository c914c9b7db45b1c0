import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { BlockCatalogue } from '#registry/blocks.ts';
import { openApiDocument } from '../openapi/document.ts';
import { type EncodedPage, encodePage } from '../render/page-cache.ts';
import { forEveryone, sendEncoded } from './send-encoded.ts';
import { whenFound } from './when-found.ts';

export interface OpenApiOptions {
  catalogue: BlockCatalogue;
  /** `SITE_ORIGIN`. */
  siteOrigin: string;
  /** `client` is the folder of the browser build, which contains the documentation page. */
  files: { client?: string | undefined };
}

/** `GET /api/openapi.json`: the OpenAPI document. `GET /api/docs`: interactive documentation. */
export function openApiRoutes({ catalogue, siteOrigin, files: { client } }: OpenApiOptions) {
  const routes = new Hono();
  let document: EncodedPage | undefined;
  const make = () => encodePage(JSON.stringify(openApiDocument({ origin: siteOrigin, catalogue })));
  routes.get('/api/openapi.json', (c) => {
    document ??= make();
    return sendEncoded(c, document, forEveryone('application/json'));
  });
  if (client)
    routes.get(
      '/api/docs',
      whenFound({ 'cache-control': 'no-cache' }),
      serveStatic({ root: client, path: 'api-docs.html' }),
    );
  return routes;
}
