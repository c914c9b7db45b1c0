import type { Context, MiddlewareHandler } from 'hono';
import { type EncodedPage, encodingFor } from '../render/page-cache.ts';

/** Headers of public content that is revalidated on every request. */
export const forEveryone = (contentType: string) => ({
  'content-type': contentType,
  'cache-control': 'public, no-cache',
  vary: 'Accept-Encoding',
});

/** In seconds: an outage is over when a robot comes back, and a visitor does not wait longer. */
export const retryDelay = 60;

/** Header of status 503. */
export const retryLater = { 'retry-after': String(retryDelay) };

/** Answers with a cached text: compressed in an accepted encoding, or 304 if the browser has it. */
export async function sendEncoded(
  c: Context,
  { etag, policy, body }: EncodedPage,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  c.set('pagePolicy', policy);
  const tagged = { ...headers, etag };
  if (isNotModified(c.req.header(), { etag })) return c.body(null, 304, tagged);
  const encoding = encodingFor(c.req.header('accept-encoding'));
  const encoded = encoding === 'identity' ? tagged : { ...tagged, 'content-encoding': encoding };
  const bytes = await body(encoding);
  const repeatable = c.get('repeatable');
  if (repeatable) c.set('repeatable', { ...repeatable, bytes });
  return c.body(bytes, 200, encoded);
}

/**
 * True if the browser has the answer (RFC 9110, section 13): `If-Modified-Since` counts only without `If-None-Match`, and
 * a proxy that compresses may have made the tag weak.
 * @param headers of the request, with names in lower case
 */
export function isNotModified(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  { etag, lastModified }: { etag?: string | undefined; lastModified?: string | undefined },
): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags !== undefined)
    return (
      etag !== undefined &&
      (tags === etag ||
        String(tags)
          .split(',')
          .some((tag) => isTag(tag, etag)))
    );
  if (since === undefined || lastModified === undefined) return false;
  return since === lastModified || Date.parse(String(since)) >= Date.parse(lastModified);
}

const isTag = (text: string, etag: string): boolean => {
  const tag = text.trim();
  return tag === '*' || tag.replace(/^W\//, '') === etag;
};

/** Headers that a 304 does not repeat. */
export const bodyHeaders: ReadonlySet<string> = new Set([
  'content-length',
  'content-encoding',
  'content-range',
  'accept-ranges',
]);

/** Answers 304 to a browser that has the file. */
export const unlessModified: MiddlewareHandler = async (c, next) => {
  await next();
  const lastModified = c.res.headers.get('last-modified') ?? undefined;
  const etag = c.res.headers.get('etag') ?? undefined;
  if (!c.res.ok || !isNotModified(c.req.header(), { lastModified, etag })) return;
  await c.res.body?.cancel();
  const headers = new Headers(c.res.headers);
  for (const name of bodyHeaders) headers.delete(name);
  c.res = undefined;
  c.res = new Response(null, { status: 304, headers });
};

/** Lets the fast lane repeat a file that `serveStatic` found. */
export const repeatFile = (path: string, c: Context): void =>
  c.set('repeatable', { parameterNames: [], file: path });

/** Sets headers only if the file exists. `onFound` of `serveStatic` runs too late, after the response is created. */
export const whenFound =
  (headers: Record<string, string>): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.res.ok) for (const [name, value] of Object.entries(headers)) c.header(name, value);
  };

/** The first and the last byte of a part. */
interface Range {
  start: number;
  end: number;
}

/**
 * The part of a file that a `Range` header asks for.
 * @returns undefined for several parts and other units, which are answered with the whole file
 */
export function rangeOf(header: string, size: number): Range | 'beyond' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (first === undefined || first + last === '') return undefined;
  // Without a first byte, the number is that of the last bytes.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : 'beyond';
}
