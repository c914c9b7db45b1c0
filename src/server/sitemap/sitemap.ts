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

/** A sitemap in which something is missing is made again after this time, in milliseconds. */
const secondTry = 60_000;

interface Known {
  revision: string;
  parts: Promise<{ list: readonly (readonly SitemapPage[])[]; complete: boolean; at: number }>;
}

/**
 * Every address of the site, in parts that stay within the limits of sitemaps.org. Pages are collected once for each
 * revision, however many ask at the same time; the XML of a part is made when it is asked for.
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
      // Only the first who finds it incomplete tries again.
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
    /** All pages, or where they do not fit into one part, the list of the parts. */
    index: async (): Promise<string> => {
      const { list } = await currentParts();
      const [only = []] = list;
      return list.length > 1
        ? indexXml(list.map((_part, index) => `${siteOrigin}/sitemap-${index + 1}.xml`))
        : pagesXml(only, siteOrigin);
    },
    /** A part by its number, from 1; undefined where there is none. */
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
