import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { mediaType } from '#lib/media-type.ts';

/**
 * Content types that other sites can send without a preflight request; a body without a type counts as text.
 */
const formTypes = new Set(['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']);

/** This machine, and addresses that mean "every network of this machine". */
const local = /^(localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])$/;

/** An IP address, `localhost` or a name without a dot, which no other site can make lead to this server. */
const unlisted = /^([\w-]+|\d+\.\d+\.\d+\.\d+|\[[\da-f:.]+\])(:\d+)?$/i;

/** An IP address or `localhost`: the host of an origin that is ours if the request was sent to it. */
const ownAddress = /^(localhost|\d+\.\d+\.\d+\.\d+|\[[\da-f:.]+\])$/;

/**
 * Answers 403 to a changing request sent by a page of another origin (CSRF). Browsers name the origin; other
 * programs do not, and are accepted unless the body type is one that an HTML form can send.
 * @param siteOrigin `SITE_ORIGIN`. If it names this machine (development), pages of the address to which the
 * request was sent are accepted as well
 * @example app.use(sameOrigin('https://venue.example'))
 */
export function sameOrigin(siteOrigin: string): MiddlewareHandler {
  const develops = local.test(new URL(siteOrigin).hostname);
  return async (c, next) => {
    if (!/^(GET|HEAD|OPTIONS)$/.test(c.req.method) && !isOwn(c, { siteOrigin, develops }))
      throw new HTTPException(403);
    await next();
  };
}

function isOwn(c: Context, { siteOrigin, develops }: { siteOrigin: string; develops: boolean }): boolean {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  if (origin !== undefined && origin !== 'null') {
    const here = new URL(c.req.url);
    return origin === siteOrigin || (develops && origin === here.origin && ownAddress.test(here.hostname));
  }
  // Browsers hide the origin of some pages; pages cannot forge this header.
  if (site === 'same-origin') return true;
  const fromNoPage = site === undefined && origin === undefined;
  return fromNoPage && !formTypes.has(mediaType(c.req.header('content-type')) ?? 'text/plain');
}

/**
 * Whether the site answers under this host. Other names are refused, because a name of an attacker can be made to
 * lead to this server (DNS rebinding), and the browser then counts the attacker's pages as pages of this site.
 * @param siteOrigin `SITE_ORIGIN`
 * @returns a function of the `Host` header, with or without a port
 */
export function hostCheck(siteOrigin: string): (host: string | undefined) => boolean {
  const { hostname: own } = new URL(siteOrigin);
  return (host = '') => host === own || unlisted.test(host) || nameIn(host) === own;
}

/** The port does not matter: an attacker cannot choose the name. */
const nameIn = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/** Answers 421 to a request for a host under which the site does not answer. */
export function knownHost(siteOrigin: string): MiddlewareHandler {
  const isKnown = hostCheck(siteOrigin);
  return async (c, next) => {
    if (!isKnown(new URL(c.req.url).host)) throw new HTTPException(421);
    await next();
  };
}
