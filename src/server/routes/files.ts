import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Built files: hashed ones never change, pictures keep their names and are asked for again after a day. */
export function fileRoutes({ client, media }: { client?: string | undefined; media: string }) {
  const routes = new Hono();
  if (client)
    routes.use(
      '/assets/*',
      serveStatic({
        root: client,
        precompressed: true,
        onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
      }),
    );
  routes.use(
    '/media/*',
    serveStatic({
      root: media,
      rewriteRequestPath: (path) => path.replace(/^\/media/, ''),
      onFound: (_path, c) => c.header('cache-control', 'public, max-age=86400'),
    }),
  );
  routes.on('GET', ['/assets/*', '/media/*'], (c) => c.text('Not found', 404));
  return routes;
}
