import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { BlockCatalogue } from '#registry/blocks.ts';
import { pagesDocument } from '#registry/page-schema.ts';
import { type EncodedPage, encodePage } from '../render/page-cache.ts';
import { forEveryone, sendEncoded } from './send-encoded.ts';

/** Path of the JSON Schema of pages, for `$schema` in page files. */
export const pageSchemaPath = '/api/schemas/pages.json';

export interface PageSchemaOptions {
  catalogue: BlockCatalogue;
  /** `SITE_ORIGIN`. */
  siteOrigin: string;
}

/** The schema changes only with a release. */
const headers = {
  ...forEveryone('application/schema+json'),
  'cache-control': 'public, max-age=300',
};

/** `GET /api/schemas/pages.json`: the JSON Schema of pages, readable from any origin. */
export function pageSchemaRoutes({ catalogue, siteOrigin }: PageSchemaOptions) {
  let document: EncodedPage | undefined;
  const make = () =>
    encodePage(JSON.stringify(pagesDocument(catalogue, { id: siteOrigin + pageSchemaPath })));
  return new Hono()
    .use(pageSchemaPath, cors({ origin: '*', allowMethods: ['GET', 'HEAD'] }))
    .get(pageSchemaPath, (c) => {
      document ??= make();
      return sendEncoded(c, document, headers);
    });
}
