import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { PageLoader } from '#registry/load-page.ts';
import { defaultLanguage } from '#schemas/language.ts';
import { languageParameter, withLanguage } from '#site/urls.ts';
import type { Clock } from '../clock.ts';
import { type EncodedPage, encodePage } from '../render/page-cache.ts';
import { languageSchema } from '../request-language.ts';
import { createSitemap, type SitemapOptions } from '../sitemap/sitemap.ts';
import {
  forEveryone,
  repeatFile,
  retryLater,
  sendEncoded,
  unlessModified,
  whenFound,
} from './cached-response.ts';

export interface SiteFilesOptions extends SitemapOptions {
  loader: PageLoader;
  clock: Clock;
  /** Where to report vulnerabilities, as a URL; if absent, there is no `security.txt`. */
  securityContact?: string | undefined;
  /** `client` is the folder of the browser build, with the files of `public`. In development Vite serves them. */
  files: { client?: string | undefined };
}

/** Files of `public` (made by `npm run icons`), and the licences of the bundled packages. */
export const publicFiles: readonly string[] = [
  '/licences.txt',
  '/favicon.ico',
  '/icon.svg',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/share.jpg',
  '/share-en.jpg',
];

/** Sitemaps and manifests that stay compressed: one of each language, and a few parts of up to 1 MB. */
const knownTexts = 8;

/** Serves icons, manifest, robots.txt, sitemap and licences at the root. Absolute URLs begin with `SITE_ORIGIN`. */
export function siteFileRoutes(options: SiteFilesOptions) {
  const { siteOrigin, loader, files, securityContact } = options;
  const routes = new Hono();
  const sitemap = createSitemap(options);
  const known = new LRUCache<string, EncodedPage>({ max: knownTexts });
  /** A text is compressed once, however often it is asked for. */
  const encode = (text: string): EncodedPage => {
    const encoded = known.get(text) ?? encodePage(text);
    known.set(text, encoded);
    return encoded;
  };
  const robots = encodePage(robotsText(siteOrigin));

  if (files.client)
    routes.on(
      'GET',
      [...publicFiles],
      unlessModified,
      whenFound({ 'cache-control': 'public, max-age=86400' }),
      serveStatic({ root: files.client, precompressed: true, onFound: repeatFile }),
    );
  routes.get('/robots.txt', (c) => sendEncoded(c, robots, forEveryone('text/plain; charset=utf-8')));
  if (securityContact)
    routes.get('/.well-known/security.txt', (c) => {
      const text = securityText({ siteOrigin, securityContact, now: options.clock() });
      return sendEncoded(c, encode(text), forEveryone('text/plain; charset=utf-8'));
    });
  routes.get('/sitemap.xml', async (c) => {
    const index = await sitemap.index();
    return index === undefined
      ? c.body(null, 503, { ...retryLater, 'cache-control': 'no-store' })
      : sendEncoded(c, encode(index), forEveryone(xml));
  });
  routes.get('/:part{sitemap-[1-9][0-9]{0,5}\\.xml}', async (c, next) => {
    const part = await sitemap.part(Number.parseInt(c.req.param('part').slice('sitemap-'.length), 10));
    return part === undefined ? next() : sendEncoded(c, encode(part), forEveryone(xml));
  });
  routes.get('/site.webmanifest', async (c) => {
    // Browsers request the manifest without cookies, so the page puts the language into the URL.
    const language = languageSchema.catch(defaultLanguage).parse(c.req.query(languageParameter));
    const { shell } = await loader.list(language);
    const home = language === defaultLanguage ? '/' : withLanguage('/', language);
    const manifest = encode(JSON.stringify(manifestOf({ name: shell.siteName, language, home })));
    return sendEncoded(c, manifest, forEveryone('application/manifest+json'));
  });
  return routes;
}

const xml = 'application/xml; charset=utf-8';

/** Allows all pages. Calls and the language switch are not pages. */
const robotsText = (origin: string) =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /language/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** RFC 9116. Valid for half a year from the first of the present month, so that it changes once a month. */
function securityText({ siteOrigin, securityContact, now }: SecurityText): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 6, 1));
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: zh, en',
    `Canonical: ${siteOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

interface SecurityText {
  siteOrigin: string;
  securityContact: string;
  now: Date;
}

const manifestOf = ({ name, language, home }: { name: string; language: string; home: string }) => ({
  name,
  lang: language,
  id: '/',
  start_url: home,
  scope: '/',
  display: 'browser',
  background_color: '#FBFAF7',
  theme_color: '#0B2530',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
});
