import { beforeDeadline, late } from '#lib/before-deadline.ts';
import { dayIfAny } from '#lib/date.ts';
import type { ListedPage } from '#registry/list-pages.ts';
import type { ReadCallName } from '#schemas/calls.ts';
import { defaultLanguage, type Language, languages } from '#schemas/language.ts';
import { withLanguage } from '#site/urls.ts';
import type { Clock } from '../clock.ts';
import type { EventIndex } from '../event-index.ts';
import { escapeXml, xmlHead } from '../xml.ts';
import { type ArticleListCall, type CollectOptions, collectArticles } from './articles.ts';

export interface SitemapOptions extends CollectOptions {
  loader: PageLister;
  clock: Clock;
  /** `SITE_ORIGIN`. */
  siteOrigin: string;
  eventIndex: Pick<EventIndex, 'events'>;
}

/** An address takes at most 9 KB, where it is long and all of it is escaped: 5,000 stay below the 50 MB of sitemaps.org. */
const addressesInPart = 5_000;

/** Milliseconds after which an incomplete sitemap is rebuilt. */
const secondTry = 60_000;

/** Milliseconds that a client waits for a new sitemap, which 100,000 articles take to collect. Collecting goes on. */
const patience = 10_000;

interface Parts {
  list: readonly (readonly SitemapPage[])[];
  complete: boolean;
  at: number;
  /** The whole sitemap, once it was asked for, if it has one part. */
  xml?: string;
}

interface Known {
  revision: string;
  parts: Promise<Parts>;
}

/**
 * Creates the sitemap: all URLs of the site, in parts within the limits of sitemaps.org. Pages are collected
 * once per revision, however many clients request it at the same time; the XML of a part is created on
 * request, and that of a small site once.
 */
export function createSitemap(options: SitemapOptions) {
  const { source, loader, clock, siteOrigin } = options;
  let known: Known | undefined;
  let lastComplete: Parts | undefined;

  async function collect(): Promise<Parts> {
    const { pages, complete } = await collectPages(loader, options);
    const parts: Parts = { list: inParts(pages), complete, at: clock().getTime() };
    if (complete) lastComplete = parts;
    return parts;
  }

  /** The latest parts; else the last complete ones; undefined if there are none in time. */
  async function partsInTime(): Promise<Parts | undefined> {
    const parts = await beforeDeadline(currentParts(), AbortSignal.timeout(patience));
    return parts !== late && (parts.complete || !lastComplete) ? parts : lastComplete;
  }

  async function currentParts(): Promise<Parts> {
    const revision = await source.revision();
    const found = known;
    if (found?.revision === revision) {
      const parts = await found.parts;
      if (parts.complete || clock().getTime() - parts.at < secondTry) return parts;
      // Only the first request that finds it incomplete rebuilds it.
      if (known && known !== found) return known.parts;
    }
    const fresh: Known = { revision, parts: collect() };
    known = fresh;
    fresh.parts.catch(() => {
      if (known === fresh) known = undefined;
    });
    return fresh.parts;
  }

  return {
    /** All pages, or the list of parts if they do not fit into one part; undefined if it takes too long. */
    index: async (): Promise<string | undefined> => {
      const parts = await partsInTime();
      if (!parts) return undefined;
      const { list } = parts;
      const [only = []] = list;
      if (list.length > 1)
        return indexXml(list.map((_part, index) => `${siteOrigin}/sitemap-${index + 1}.xml`));
      parts.xml ??= pagesXml(only, siteOrigin);
      return parts.xml;
    },
    /** A part by its number, from 1; undefined if it does not exist. */
    part: async (number: number): Promise<string | undefined> => {
      const { list = [] } = (await partsInTime()) ?? {};
      const part = list.length > 1 ? list[number - 1] : undefined;
      return part && pagesXml(part, siteOrigin);
    },
  };
}

function inParts(pages: readonly SitemapPage[]): SitemapPage[][] {
  const parts: SitemapPage[][] = [];
  let room = 0;
  for (const page of pages) {
    if (page.languages.length > room) {
      parts.push([]);
      room = addressesInPart;
    }
    parts.at(-1)?.push(page);
    room -= page.languages.length;
  }
  return parts;
}

/** Lists the pages of the route table. */
interface PageLister {
  list: (language: Language) => Promise<{ pages: readonly ListedPage[]; complete: boolean }>;
}

interface CollectedPages {
  pages: readonly SitemapPage[];
  /** False if something could not be read; the pages are incomplete then. */
  complete: boolean;
}

/** The list call for the items of a detail page. */
const listOf: Partial<Record<ReadCallName, ArticleListCall>> = {
  newsDetail: 'newsPage',
  articleDetail: 'articlePage',
};

/** Collects every page of the site: the pages of the route table, and one page per article and event. */
async function collectPages(loader: PageLister, options: SitemapOptions): Promise<CollectedPages> {
  const { pages, items, eventPages, complete } = await collectRoutes(loader);
  const all: SitemapPage[] = [...pages];
  let whole = complete;
  for (const [list, shownBy] of Map.groupBy(items, (item) => item.list)) {
    const articles = await collectArticles(list, options);
    whole &&= articles.complete;
    for (const { url, languages: written } of shownBy)
      for (const { id, day, languages: translated } of articles.list) {
        const shown = translated.filter((language) => written.includes(language));
        if (shown.length > 0)
          all.push({ url: `${url}?${new URLSearchParams({ id })}`, languages: shown, day });
      }
  }
  const [eventPage] = eventPages;
  if (eventPage) {
    const events = await options.eventIndex.events();
    whole &&= events.complete;
    for (const { slug, event } of events.list)
      all.push({
        url: `${eventPage.url}/${slug}`,
        languages: eventPage.languages,
        day: dayIfAny(event.updateTime?.slice(0, 10)),
      });
  }
  return { pages: all, complete: whole };
}

/** A page that shows one article of a list. */
interface ItemPage {
  url: string;
  languages: Language[];
  list: ArticleListCall;
}

async function collectRoutes(loader: PageLister) {
  const pages = new Map<
    string,
    { url: string; languages: Language[]; itemCall?: ReadCallName | undefined; showsEvents?: true }
  >();
  let complete = true;
  for (const language of languages) {
    const listed = await loader.list(language);
    complete &&= listed.complete;
    for (const { path, itemCall, showsEvents } of listed.pages) {
      const page = pages.get(path) ?? {
        url: path,
        languages: [],
        itemCall,
        ...(showsEvents ? { showsEvents } : {}),
      };
      page.languages.push(language);
      pages.set(path, page);
    }
  }
  const [eventPages = [], all = []] = [true, undefined].map((showsEvents) =>
    [...pages.values()].filter((page) => page.showsEvents === showsEvents),
  );
  const items = all.flatMap(({ itemCall, ...page }): ItemPage[] => {
    const list = itemCall && listOf[itemCall];
    return list ? [{ ...page, list }] : [];
  });
  return { pages: all.filter(({ itemCall }) => itemCall === undefined), items, eventPages, complete };
}

/** A page and its languages; each language has its own URL. */
interface SitemapPage {
  /** Path and query, without `lang`. */
  url: string;
  languages: readonly Language[];
  /** Date of the last change, yyyy-mm-dd. */
  day?: string | undefined;
}

const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A sitemap of pages (sitemaps.org), each address with those of the other language (rule LANG-03). */
const pagesXml = (pages: readonly SitemapPage[], origin: string): string =>
  `${xmlHead}<urlset xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages.map((page) => pageXml(page, origin)).join('')}</urlset>\n`;

/** The list of the sitemaps that together name every page. */
const indexXml = (addresses: readonly string[]): string =>
  `${xmlHead}<sitemapindex xmlns="${protocol}">\n${addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`;

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
