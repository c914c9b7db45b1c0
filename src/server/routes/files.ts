import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import type { ReleasedFiles } from '../released-files.ts';
import { rangeOf, repeatFile, unlessModified, whenFound } from './cached-response.ts';

/** Absolute folders of built files. In development Vite serves the browser bundles. */
export interface FileFolders {
  client?: string | undefined;
  editor?: string | undefined;
  media: string;
}

export interface FileRoutesOptions {
  files: FileFolders;
  /** Those of other releases; undefined if nothing is shared with other servers. */
  releasedFiles?: Pick<ReleasedFiles, 'answer'> | undefined;
}

/**
 * Has the whole file sent for ranges that `serveStatic` answers with a part by mistake: those of other units (RFC 9110, section
 * 14.2), and those on a condition (section 13.1.5), whose part could be of another release than the parts before.
 */
const onlyPlainRanges: MiddlewareHandler = async (c, next) => {
  const range = c.req.header('range');
  const isConditional = c.req.header('if-range') !== undefined;
  if (range !== undefined && (isConditional || rangeOf(range, Number.MAX_SAFE_INTEGER) === undefined))
    c.req.raw.headers.delete('range');
  await next();
};

/**
 * Serves built files. Hashed files are immutable; pictures, films and documents are revalidated after a day. Range
 * requests let visitors seek in a film and open a PDF before it has loaded completely.
 */
export function fileRoutes({ files: { client, editor, media }, releasedFiles }: FileRoutesOptions) {
  const routes = new Hono();
  const hashed = whenFound({ 'cache-control': 'public, max-age=31536000, immutable' });
  const found = { precompressed: true, onFound: repeatFile };
  for (const path of ['/assets/*', '/editor-assets/*', '/media/*']) routes.use(path, unlessModified);
  if (client) routes.use('/assets/*', hashed, serveStatic({ root: client, ...found }));
  if (editor) routes.use('/editor-assets/*', hashed, serveStatic({ root: editor, ...found }));
  if (releasedFiles)
    for (const path of ['/assets/*', '/editor-assets/*'])
      routes.get(path, hashed, async (c, next) => (await releasedFiles.answer(c)) ?? next());
  routes.use(
    '/media/*',
    onlyPlainRanges,
    whenFound({ 'cache-control': 'public, max-age=86400', 'accept-ranges': 'bytes' }),
    serveStatic({
      root: media,
      ...found,
      rewriteRequestPath: (path) => path.replace(/^\/media/, ''),
    }),
  );
  routes.on('GET', ['/assets/*', '/editor-assets/*', '/media/*'], (c) => c.text('Not found', 404));
  return routes;
}
