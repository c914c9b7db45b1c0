import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { whenFound } from './when-found.ts';

/** Absolute folders of built files; in development Vite serves the programs of the browser. */
export interface FileFolders {
  client?: string | undefined;
  editor?: string | undefined;
  media: string;
}

/**
 * Built files: hashed ones never change; pictures, films and documents keep their names and are asked for again after
 * a day. All of them can be read in parts, which lets a visitor jump within a film and a PDF open at its first page.
 */
export function fileRoutes({ client, editor, media }: FileFolders) {
  const routes = new Hono();
  const hashed = whenFound({ 'cache-control': 'public, max-age=31536000, immutable' });
  if (client) routes.use('/assets/*', hashed, serveStatic({ root: client, precompressed: true }));
  if (editor) routes.use('/editor-assets/*', hashed, serveStatic({ root: editor, precompressed: true }));
  routes.use(
    '/media/*',
    whenFound({ 'cache-control': 'public, max-age=86400', 'accept-ranges': 'bytes' }),
    serveStatic({ root: media, rewriteRequestPath: (path) => path.replace(/^\/media/, '') }),
  );
  routes.on('GET', ['/assets/*', '/editor-assets/*', '/media/*'], (c) => c.text('Not found', 404));
  return routes;
}
