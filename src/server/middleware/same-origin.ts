import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';

/**
 * Content types that other sites can send without a preflight request; a body without a type counts as text.
 */
const formTypes = /^\s*(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\s*(;|$)/i;

/**
 * Answers 403 to a changing request sent by a page of another origin (CSRF). Browsers name the origin; other
 * programs do not, and are accepted unless the body type is one that an HTML form can send.
 * @param siteOrigin `SITE_ORIGIN`: behind a proxy that terminates TLS, the request's own URL differs from
 * the visitors'
 * @example app.use(sameOrigin('https://venue.example'))
 */
export const sameOrigin =
  (siteOrigin: string): MiddlewareHandler =>
  async (c, next) => {
    if (!/^(GET|HEAD|OPTIONS)$/.test(c.req.method) && !isOwn(c, siteOrigin)) throw new HTTPException(403);
    await next();
  };

function isOwn(c: Context, siteOrigin: string): boolean {
  // Pages cannot forge this header. It is also correct behind unknown proxies and when the origin is hidden.
  const site = c.req.header('sec-fetch-site');
  if (site === 'same-origin') return true;
  const origin = c.req.header('origin');
  if (origin === siteOrigin || origin === new URL(c.req.url).origin) return true;
  const fromNoPage = site === undefined && origin === undefined;
  return fromNoPage && !formTypes.test(c.req.header('content-type') ?? 'text/plain');
}
