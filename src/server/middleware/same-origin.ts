import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';

/** What pages of other sites can send without asking first; a body of no type counts as text. */
const formTypes = /^\s*(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\s*(;|$)/i;

/**
 * Refuses with 403 whatever would change something and was sent by a page of another origin. Browsers say where a page
 * came from; programs say nothing, and may send what no form of a page can.
 *
 * @param siteOrigin `SITE_ORIGIN`: behind a proxy that ends TLS, the request's own address is not the one visitors see
 */
export const sameOrigin =
  (siteOrigin: string): MiddlewareHandler =>
  async (c, next) => {
    if (!/^(GET|HEAD|OPTIONS)$/.test(c.req.method) && !isOwn(c, siteOrigin)) throw new HTTPException(403);
    await next();
  };

function isOwn(c: Context, siteOrigin: string): boolean {
  // No page can forge this one, and it is right behind proxies that nobody has told us of, or where the origin is hidden.
  const site = c.req.header('sec-fetch-site');
  if (site === 'same-origin') return true;
  const origin = c.req.header('origin');
  if (origin === siteOrigin || origin === new URL(c.req.url).origin) return true;
  const fromNoPage = site === undefined && origin === undefined;
  return fromNoPage && !formTypes.test(c.req.header('content-type') ?? 'text/plain');
}
