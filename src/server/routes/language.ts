import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { languageSchema } from '#server/request-language.ts';
import { languageCookie } from '../request-language.ts';

const year = 365 * 24 * 60 * 60;

/**
 * `/language/en-US?back=/news`: stores the language in a cookie and redirects back. Works without JavaScript (rule
 * LANG-01).
 */
export function languageRoutes() {
  const routes = new Hono();
  routes.get('/language/:language', (c) => {
    const language = languageSchema.safeParse(c.req.param('language'));
    if (!language.success) return c.notFound();
    // Not HttpOnly: scripts mirror it in local storage, and it is not a secret.
    setCookie(c, languageCookie, language.data, { path: '/', maxAge: year, sameSite: 'Lax' });
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
