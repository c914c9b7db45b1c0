import { type Context, Hono } from 'hono';
import type { ServerTranslate } from '#i18n/i18n.ts';
import type { PageLoader } from '#registry/load-page.ts';
import type { Language } from '#schemas/language.ts';
import type { Renderer } from '#site/entry.server.tsx';
import { withLanguage } from '#site/urls.ts';
import type { Edge } from '../edge.ts';
import { expiredPage, type Previews, previewParameter, withPreview } from '../editor/drafts/preview.ts';
import { errorTrace, isOutage } from '../error-trace.ts';
import { OverloadError } from '../limits/gate.ts';
import type { Log } from '../log.ts';
import { plainPage } from '../plain-page.ts';
import { encodingFor } from '../render/page-cache.ts';
import {
  type FoundPage,
  type RenderedPage,
  type RenderedPages,
  renderPage,
} from '../render/rendered-pages.ts';
import { viewLanguage } from '../request-language.ts';
import type { Submit } from '../submit.ts';
import type { Tracking } from '../tracking.ts';
import { retryLater, sendEncoded } from './cached-response.ts';
import { receiptUrl, sentForms, submitForm } from './form-post.ts';
import { postTracking } from './tracking-post.ts';

export interface PagesOptions {
  tracking?: Tracking | undefined;
  loader: PageLoader;
  render: Renderer;
  pages: RenderedPages;
  /** Shared caches in front of the site. */
  edge?: Edge | undefined;
  translations: Readonly<Record<Language, ServerTranslate>>;
  submit: Submit;
  /** Preview links: pages with all drafts. */
  previews?: Previews | undefined;
  log: Log;
}

/**
 * Serves every page as HTML, from the cache or rendered with its data. While its data cannot be read, a page is served as
 * it was rendered last, however old.
 */
export function pageRoutes(options: PagesOptions) {
  const routes = new Hono();
  routes.get('*', (c) => getPage(c, options).catch((error: unknown) => sendUnavailable(c, error, options)));
  routes.post('*', (c) => postPage(c, options).catch((error: unknown) => sendUnavailable(c, error, options)));
  return routes;
}

/**
 * Answers with a page of status 503 if the database does not answer, no file can be opened, or too many pages are being
 * rendered.
 * @throws any other error
 */
async function sendUnavailable(c: Context, error: unknown, options: PagesOptions): Promise<Response> {
  if (error instanceof OverloadError) return sendBusy(c, error);
  if (!isOutage(error)) throw error;
  options.log(`${c.req.method} ${c.req.path}: ${errorTrace(error)}`, 'error');
  const { pathname, searchParams: search } = new URL(c.req.url);
  const loaded = await options.loader.load({ pathname, search, ...viewLanguage(c), unavailable: true });
  if (loaded.kind === 'redirect') return redirect(c, loaded.to);
  return sendOnce(c, await renderPage(loaded, options), 503);
}

/** Costs no rendering, which is what the server has too many of. */
function sendBusy(c: Context, { retryAfter }: OverloadError): Response {
  const { language } = viewLanguage(c);
  const { pathname, search } = new URL(c.req.url);
  const page = plainPage({ language, path: pathname + search, ...busy[language] });
  return c.html(page, 503, { 'retry-after': String(retryAfter), 'cache-control': 'no-store' });
}

const busy: Readonly<Record<Language, { title: string; line: string; link: string }>> = {
  'zh-CN': { title: '访问的人太多', line: '现在打开网站的人很多，请过几秒再试。', link: '再试一次' },
  'en-US': {
    title: 'Too many visitors at once',
    line: 'Many people are opening the site right now. Please try again in a few seconds.',
    link: 'Try again',
  },
};

async function getPage(c: Context, options: PagesOptions): Promise<Response> {
  const view = viewLanguage(c);
  const url = new URL(c.req.url);
  if (options.previews && url.searchParams.has(previewParameter))
    return getPreview(c, url, { ...options, previews: options.previews });
  const asked = { ...view, pathname: url.pathname, search: url.searchParams };
  const forms = sentForms(url.searchParams, options.translations[view.language]);
  const found = await options.pages.get(asked, {
    encoding: encodingFor(c.req.header('accept-encoding')),
    isReceipt: forms !== undefined,
  });
  if (forms && mayHaveForm(found, Object.keys(forms))) {
    const loaded = await options.loader.load({ ...asked, forms });
    if (loaded.kind === 'redirect') return redirect(c, loaded.to);
    return sendOnce(c, await renderPage(loaded, options), loaded.payload.status);
  }
  switch (found.kind) {
    case 'redirect':
      return redirect(c, found.to, found.permanent ? 301 : 302);
    case 'other':
      return sendOnce(c, found.page, found.status);
    case 'last':
      return sendEncoded(c, found.page, cachedHeaders);
    case 'encoded':
      return sendEncoded(
        c,
        found.page,
        found.canonical ? { ...headers, 'cache-control': 'no-store' } : cachedHeaders,
      );
    case 'cached': {
      const { page } = found;
      const wasShrunk = page.isShrunk();
      c.set('repeatable', {
        // Without the second half, the fast lane would repeat the larger bytes of before.
        isFresh: () => options.pages.mayRepeat(page) && page.isShrunk() === wasShrunk,
        parameterNames: page.parameterNames,
      });
      return sendEncoded(c, page, { ...cachedHeaders, ...options.edge?.headersOf(page) });
    }
  }
}

/** False if a receipt was guessed: such an address must not cost more than the page. */
const mayHaveForm = (found: FoundPage, blocks: readonly string[]): boolean =>
  found.kind === 'encoded' ||
  ((found.kind === 'cached' || found.kind === 'last') &&
    blocks.some((block) => found.page.formBlocks.includes(block)));

/** Renders a page with all drafts. It is never cached or indexed, and the editor may frame it. */
async function getPreview(
  c: Context,
  url: URL,
  options: PagesOptions & { previews: Previews },
): Promise<Response> {
  const view = viewLanguage(c);
  c.set('framed', true);
  c.header('x-robots-tag', 'noindex');
  const loader = await options.previews.loaderOf(url);
  if (loader === undefined || loader === 'expired')
    return c.html(expiredPage(url.pathname, view.language), 410, { 'cache-control': 'no-store' });
  const token = url.searchParams.get(previewParameter) ?? '';
  const loaded = await loader.load({ pathname: url.pathname, search: url.searchParams, ...view });
  if (loaded.kind === 'redirect') return redirect(c, withPreview(loaded.to, token));
  const page = await renderPage({ ...loaded, payload: { ...loaded.payload, noindex: true } }, options);
  return sendOnce(c, page, loaded.payload.status);
}

/**
 * Handles a form posted without JavaScript: redirects to a GET after success, else shows the page with values and
 * errors.
 */
async function postPage(c: Context, options: PagesOptions): Promise<Response> {
  const view = viewLanguage(c);
  const url = new URL(c.req.url);
  const at = { pathname: url.pathname, search: url.searchParams, ...view };
  const loaded = await options.loader.load(at);
  if (loaded.kind === 'redirect') return redirect(c, loaded.to);
  const { language } = view;
  const posted =
    (await postTracking(c, loaded, { tracking: options.tracking, language, log: options.log })) ??
    (await submitForm(c, loaded, { submit: options.submit, language, t: options.translations[language] }));
  if (!posted) {
    const isUnavailable = loaded.payload.status === 503;
    return sendOnce(c, await renderPage(loaded, options), isUnavailable ? 503 : 404);
  }
  // The result of a tracking block is shown only in this response.
  if (posted.state.outcome === 'sent' && !posted.state.tracking) {
    const { block, state } = posted;
    const to = receiptUrl(loaded.payload.url, block, state);
    return c.redirect(view.languageInUrl ? withLanguage(to, view.language) : to, 303);
  }
  const again = await options.loader.load({ ...at, forms: { [posted.block]: posted.state } });
  if (again.kind === 'redirect') return redirect(c, again.to);
  if (posted.retryAfter !== undefined) c.header('retry-after', String(posted.retryAfter));
  return sendOnce(c, await renderPage(again, options), posted.status);
}

function redirect(c: Context, to: string, status: 301 | 302 = 302): Response {
  const { language, languageInUrl } = viewLanguage(c);
  c.header('cache-control', 'no-cache');
  return c.redirect(languageInUrl ? withLanguage(to, language) : to, status);
}

const headers = { 'content-type': 'text/html; charset=utf-8', vary: 'Cookie, Accept-Encoding' };

type Status = 200 | 400 | 404 | 409 | 429 | 502 | 503;

function sendOnce(c: Context, { html, policy }: RenderedPage, status: Status): Response {
  c.set('pagePolicy', policy);
  const later = status === 503 ? retryLater : {};
  return c.body(html, status, { ...headers, ...later, 'cache-control': 'no-store' });
}

const cachedHeaders = { ...headers, 'cache-control': 'private, no-cache' };
