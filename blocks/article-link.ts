import type { Article } from '#schemas/article.ts';

export interface ArticleLink {
  href: string;
  newTab: boolean;
}

/**
 * @param detailPath route of the page that shows one article
 * @returns the redirect address in a new tab if the article has one, otherwise its detail page (NEWS-02, NOTC-02)
 */
export const articleLink = (
  { id, redirectUrl }: Pick<Article, 'id' | 'redirectUrl'>,
  detailPath: string,
): ArticleLink => ({
  href: redirectUrl ?? `${detailPath}?id=${encodeURIComponent(id)}`,
  newTab: redirectUrl !== undefined,
});
