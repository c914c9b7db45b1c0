import { setImmediate } from 'node:timers/promises';
import type { ContentSource } from '#api/content-source.ts';
import { dayIfAny } from '#lib/date.ts';
import { type Language, languages } from '#schemas/language.ts';

/** An article in the languages it is written in. */
export interface KnownArticle {
  id: string;
  languages: Language[];
  /** The day it was published, yyyy-mm-dd. */
  day?: string | undefined;
}

export interface Articles {
  list: readonly KnownArticle[];
  /** False when a call failed: then the list is what is known. */
  complete: boolean;
}

/** The calls that list articles. */
export type ArticleListCall = 'newsPage' | 'articlePage';

/** The most that the contract gives at once. */
const pageSize = 100;

/** For 200,000 articles. */
const enoughPages = 2_000;

/** No page looks at a longer id (`registry/load-blocks.ts`). */
const longestId = 200;

export interface CollectOptions {
  source: ContentSource;
  /** A list is asked for no more pages than this, 100 articles each, in each language; the newest come first. */
  sitemapPages?: number | undefined;
  log: (line: string) => void;
}

/** Every article of a list, newest first: one page after the other, so that whoever answers is not pressed. */
export async function collectArticles(call: ArticleListCall, options: CollectOptions): Promise<Articles> {
  const { source, log, sitemapPages: mostPages = enoughPages } = options;
  const known = new Map<string, KnownArticle>();
  let complete = true;
  for (const language of languages) {
    let found = 0;
    for (let page = 1; page <= mostPages; page += 1) {
      const answer = await source.call(call, { pageNo: page, pageSize }, { language });
      if (!answer.ok) {
        const { reason, message } = answer.failure;
        log(`sitemap: page ${page} of ${call} in ${language} is left out: ${reason ?? message}`);
        complete = false;
        break;
      }
      const { list, total } = answer.data;
      const added = list.filter((article) => add(known, article, language)).length;
      found += added;
      // A backend that answers with the same page again has no more.
      if (added === 0 || found >= total) break;
      // An embedded database answers on this thread: visitors come first.
      await setImmediate();
    }
  }
  return { list: [...known.values()], complete };
}

interface Listed {
  id: string;
  createTime?: string | undefined;
  createDate?: string | undefined;
}

/** False when the article is known in this language. */
function add(
  known: Map<string, KnownArticle>,
  { id, createTime, createDate }: Listed,
  language: Language,
): boolean {
  const article = known.get(id) ?? { id, languages: [], day: dayIfAny(createTime ?? createDate) };
  if (id.length > longestId || article.languages.includes(language)) return false;
  article.languages.push(language);
  known.set(id, article);
  return true;
}
