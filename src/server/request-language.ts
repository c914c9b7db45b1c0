import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import * as z from 'zod';
import { languageHeader } from '#api/envelope.ts';
import { defaultLanguage, type Language, languages } from '#schemas/language.ts';
import { languageParameter } from '#site/urls.ts';

/** Schema of a language. Separate from `language.ts`, which browsers load without zod. */
export const languageSchema = z.enum(languages);

export const languageCookie = 'lang';

/**
 * The language of a page view: `?lang=` for this view only, otherwise the cookie, otherwise Chinese
 * (decisions, section 5).
 */
export function viewLanguage(c: Context): { language: Language; languageInUrl: boolean } {
  const inUrl = languageSchema.safeParse(c.req.query(languageParameter));
  if (inUrl.success) return { language: inUrl.data, languageInUrl: true };
  return { language: languageOfCookie(c.req.header('cookie')), languageInUrl: false };
}

/** The stored language of a `Cookie` header, otherwise Chinese. */
export function languageOfCookie(header: string | undefined): Language {
  if (!header?.includes(languageCookie)) return defaultLanguage;
  const stored = languageSchema.safeParse(parse(header, languageCookie)[languageCookie]);
  return stored.success ? stored.data : defaultLanguage;
}

/**
 * The language of a contract request: its header, otherwise the language of the page that contains the link
 * or form.
 */
export function requestLanguage(c: Context): Language {
  const asked = languageSchema.safeParse(c.req.header(languageHeader));
  return asked.success ? asked.data : viewLanguage(c).language;
}

const year = 365 * 24 * 60 * 60;

/**
 * `/language/en-US?back=/news`: stores the language in a cookie and redirects back. Works without JavaScript (rule
 * LANG-01).
 * @param siteOrigin `SITE_ORIGIN`: if it is https, the cookie is sent over TLS only
 */
export function languageRoutes(siteOrigin: string) {
  const secure = siteOrigin.startsWith('https:');
  const routes = new Hono();
  routes.get('/language/:language', (c) => {
    const language = languageSchema.safeParse(c.req.param('language'));
    if (!language.success) return c.notFound();
    // Not HttpOnly: scripts mirror it in local storage, and it is not a secret.
    setCookie(c, languageCookie, language.data, { path: '/', maxAge: year, sameSite: 'Lax', secure });
    c.header('cache-control', 'no-store');
    return c.redirect(ownPath(c.req.query('back')), 303);
  });
  return routes;
}

/** Accepts only paths of this site, to prevent open redirects (`//host`, `/\host`, `https:`). */
function ownPath(back: string | undefined): string {
  const here = 'http://this.site';
  const url = back?.startsWith('/') ? URL.parse(back, here) : null;
  return url?.origin === here ? url.pathname.replace(/^\/{2,}/, '/') + url.search : '/';
}
