import { setImmediate } from 'node:timers/promises';
import type { ContentSource } from '#api/content-source.ts';
import { dayIfAny } from '#lib/date.ts';
import { calls } from '#schemas/calls.ts';
import { type Language, languages } from '#schemas/language.ts';

/** An article and its languages. */
export interface KnownArticle {
  id: string;
  languages: Language[];
  /** Date of publishing, yyyy-mm-dd. */
  day?: string | undefined;
}

export interface Articles {
  list: readonly KnownArticle[];
  /** False if a call failed; the list is incomplete then. */
  complete: boolean;
}

/** The calls that list articles. */
export type ArticleListCall = 'newsPage' | 'articlePage';

/** Maximum page size of the contract. */
const pageSize = 100;

/** Enough for 200,000 articles. */
const enoughPages = 2_000;

/** Pages ignore longer ids (`registry/load-blocks.ts`). */
const longestId = 200;

export interface CollectOptions {
  source: ContentSource;
  /** Maximum number of pages per list and language, 100 articles each; the newest come first. */
  sitemapPages?: number | undefined;
  log: (line: string) => void;
}

/** Reads every article of a list, newest first, one page after the other to limit the load on the backend. */
export async function collectArticles(call: ArticleListCall, options: CollectOptions): Promise<Articles> {
  const { source, log, sitemapPages: mostPages = enoughPages } = options;
  const known = new Map<string, KnownArticle>();
  let complete = true;
  for (const language of languages) {
    let found = 0;
    for (let page = 1; page <= mostPages; page += 1) {
      const request = calls[call].request.parse({ pageNo: page, pageSize });
      const answer = await source.call(call, request, { language });
      if (!answer.ok) {
        const { reason, message } = answer.failure;
        log(`sitemap: page ${page} of ${call} in ${language} is left out: ${reason ?? message}`);
        complete = false;
        break;
      }
      const { list, total } = answer.data;
      const added = list.filter((article) => add(known, article, language)).length;
      found += added;
      // A backend that returns the same page again has no more.
      if (added === 0 || found >= total) break;
      // The embedded database runs on this thread; visitors' requests run in between.
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

/** Adds an article in a language. Returns false if it was known already. */
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
