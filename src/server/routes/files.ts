import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { whenFound } from './when-found.ts';

/**
 * Built files: hashed ones never change; pictures, films and documents keep their names and are asked for again after
 * a day. All of them can be read in parts, which lets a visitor jump within a film and a PDF open at its first page.
 */
export function fileRoutes({ client, media }: { client?: string | undefined; media: string }) {
  const routes = new Hono();
  if (client)
    routes.use(
      '/assets/*',
      whenFound({ 'cache-control': 'public, max-age=31536000, immutable' }),
      serveStatic({ root: client, precompressed: true }),
    );
  routes.use(
    '/media/*',
    whenFound({ 'cache-control': 'public, max-age=86400', 'accept-ranges': 'bytes' }),
    serveStatic({ root: media, rewriteRequestPath: (path) => path.replace(/^\/media/, '') }),
  );
  routes.on('GET', ['/assets/*', '/media/*'], (c) => c.text('Not found', 404));
  return routes;
}
