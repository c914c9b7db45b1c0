import type { Clock } from '../clock.ts';
import type { CollectOptions } from './articles.ts';
import { collectPages, type PageLister } from './collect.ts';
import { indexXml, pagesXml, type SitemapPage } from './xml.ts';

export interface SitemapOptions extends CollectOptions {
  loader: PageLister;
  clock: Clock;
  /** `SITE_ORIGIN`. */
  siteOrigin: string;
}

/** An address takes at most 9 KB, where it is long and all of it is escaped: 5,000 stay below the 50 MB of sitemaps.org. */
const addressesInPart = 5_000;

/** Milliseconds after which an incomplete sitemap is rebuilt. */
const secondTry = 60_000;

interface Known {
  revision: string;
  parts: Promise<{ list: readonly (readonly SitemapPage[])[]; complete: boolean; at: number }>;
}

/**
 * Creates the sitemap: all URLs of the site, in parts within the limits of sitemaps.org. Pages are collected
 * once per revision, however many clients request it at the same time; the XML of a part is created on
 * request.
 */
export function createSitemap(options: SitemapOptions) {
  const { source, loader, clock, siteOrigin } = options;
  let known: Known | undefined;

  async function collect(): Promise<Awaited<Known['parts']>> {
    const { pages, complete } = await collectPages(loader, options);
    return { list: inParts(pages), complete, at: clock().getTime() };
  }

  async function currentParts() {
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
    /** All pages, or the list of parts if they do not fit into one part. */
    index: async (): Promise<string> => {
      const { list } = await currentParts();
      const [only = []] = list;
      return list.length > 1
        ? indexXml(list.map((_part, index) => `${siteOrigin}/sitemap-${index + 1}.xml`))
        : pagesXml(only, siteOrigin);
    },
    /** A part by its number, from 1; undefined if it does not exist. */
    part: async (number: number): Promise<string | undefined> => {
      const { list } = await currentParts();
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
