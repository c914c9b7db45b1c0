import type { ListedPage } from '#registry/list-pages.ts';
import type { ReadCallName } from '#schemas/calls.ts';
import { type Language, languages } from '#schemas/language.ts';
import { type ArticleListCall, type CollectOptions, collectArticles } from './articles.ts';
import type { SitemapPage } from './xml.ts';

/** What knows the pages of the route table. */
export interface PageLister {
  list: (language: Language) => Promise<{ pages: readonly ListedPage[]; complete: boolean }>;
}

export interface CollectedPages {
  pages: readonly SitemapPage[];
  /** False when something could not be had: then the pages are what is known. */
  complete: boolean;
}

/** Where the items of a page that shows one item are listed. */
const listOf: Partial<Record<ReadCallName, ArticleListCall>> = {
  newsDetail: 'newsPage',
  articleDetail: 'articlePage',
};

/** Every page of the site: those of the route table, then the articles on the pages that show one. */
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
