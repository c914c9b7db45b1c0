import { defaultLanguage, type Language, languages } from '#schemas/language.ts';
import { withLanguage } from '#site/urls.ts';

/** A page and its languages; each language has its own URL. */
export interface SitemapPage {
  /** Path and query, without `lang`. */
  url: string;
  languages: readonly Language[];
  /** Date of the last change, yyyy-mm-dd. */
  day?: string | undefined;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A sitemap of pages (sitemaps.org), each address with those of the other language (rule LANG-03). */
export const pagesXml = (pages: readonly SitemapPage[], origin: string): string =>
  `${head}<urlset xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages.map((page) => pageXml(page, origin)).join('')}</urlset>\n`;

/** The list of the sitemaps that together name every page. */
export const indexXml = (addresses: readonly string[]): string =>
  `${head}<sitemapindex xmlns="${protocol}">\n${addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`;

function pageXml({ url, languages: written, day }: SitemapPage, origin: string): string {
  const address = (language: Language) => {
    const path = language === defaultLanguage ? url : withLanguage(url, language);
    return escapeXml(new URL(origin + path).href);
  };
  const alternate = (hreflang: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(language)}"/>`;
  const alternates =
    written.length === languages.length
      ? [
          ...languages.map((language) => alternate(language, language)),
          alternate('x-default', defaultLanguage),
        ]
      : [];
  const common = (day ? `<lastmod>${day}</lastmod>` : '') + alternates.join('');
  return written.map((language) => `<url><loc>${address(language)}</loc>${common}</url>\n`).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
