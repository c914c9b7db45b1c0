import type { ListedPage } from '#registry/list-pages.ts';
import type { ReadCallName } from '#schemas/calls.ts';
import { type Language, languages } from '#schemas/language.ts';
import { type ArticleListCall, type CollectOptions, collectArticles } from './articles.ts';
import type { SitemapPage } from './xml.ts';

/** Lists the pages of the route table. */
export interface PageLister {
  list: (language: Language) => Promise<{ pages: readonly ListedPage[]; complete: boolean }>;
}

export interface CollectedPages {
  pages: readonly SitemapPage[];
  /** False if something could not be read; the pages are incomplete then. */
  complete: boolean;
}

/** The list call for the items of a detail page. */
const listOf: Partial<Record<ReadCallName, ArticleListCall>> = {
  newsDetail: 'newsPage',
  articleDetail: 'articlePage',
};

/** Collects every page of the site: the pages of the route table, and one page per article. */
export async function collectPages(loader: PageLister, options: CollectOptions): Promise<CollectedPages> {
  const { pages, items, complete } = await collectRoutes(loader);
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
    { url: string; languages: Language[]; itemCall?: ReadCallName | undefined }
  >();
  let complete = true;
  for (const language of languages) {
    const listed = await loader.list(language);
    complete &&= listed.complete;
    for (const { path, itemCall } of listed.pages) {
      const page = pages.get(path) ?? { url: path, languages: [], itemCall };
      page.languages.push(language);
      pages.set(path, page);
    }
  }
  const all = [...pages.values()];
  const items = all.flatMap(({ itemCall, ...page }): ItemPage[] => {
    const list = itemCall && listOf[itemCall];
    return list ? [{ ...page, list }] : [];
  });
  return { pages: all.filter(({ itemCall }) => itemCall === undefined), items, complete };
}
