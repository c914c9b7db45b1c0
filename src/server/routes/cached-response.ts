import type { Context, MiddlewareHandler } from 'hono';
import { type EncodedPage, encodingFor } from '../render/page-cache.ts';

/** Headers of public content that is revalidated on every request. */
export const forEveryone = (contentType: string) => ({
  'content-type': contentType,
  'cache-control': 'public, no-cache',
  vary: 'Accept-Encoding',
});

/** Answers with a cached text: compressed in an accepted encoding, or 304 if the browser has it. */
export async function sendEncoded(
  c: Context,
  { etag, policy, body }: EncodedPage,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  c.set('pagePolicy', policy);
  const tagged = { ...headers, etag };
  if (c.req.header('if-none-match')?.split(/,\s*/).includes(etag)) return c.body(null, 304, tagged);
  const encoding = encodingFor(c.req.header('accept-encoding'));
  const encoded = encoding === 'identity' ? tagged : { ...tagged, 'content-encoding': encoding };
  return c.body(await body(encoding), 200, encoded);
}

/** Sets headers only if the file exists. `onFound` of `serveStatic` runs too late, after the response is created. */
export const whenFound =
  (headers: Record<string, string>): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.res.ok) for (const [name, value] of Object.entries(headers)) c.header(name, value);
  };
