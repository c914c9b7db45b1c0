import { type ArticleLink, articleLink } from '#blocks/article-link.ts';
import type { QueryContext } from '#blocks/define.ts';
import { dayIfAny } from '#lib/date.ts';
import type { Article } from '#schemas/article.ts';
import type { Picture } from '#schemas/picture.ts';

/** Row of a list. */
export interface ArticleRow extends ArticleLink {
  id: string;
  title: string;
  /** yyyy-mm-dd */
  date?: string | undefined;
}

/** Card of the carousel. */
export interface NewsCard extends ArticleRow {
  cover?: Picture | undefined;
}

export interface News {
  cards: NewsCard[];
  rows: ArticleRow[];
}

/** Visible cards on desktop (rule NEWS-01). */
export const cardsInView = 4;

export const toRow = (article: Article, detailPath: string): ArticleRow => ({
  id: article.id,
  title: article.title,
  date: dayIfAny(article.createTime ?? article.createDate),
  ...articleLink(article, detailPath),
});

interface NewsShape {
  detailPath: string;
  cards: number;
  rows: number;
}

/**
 * Selects the newest items with a cover as cards, and the newest items as rows. The rows continue after the initially
 * visible cards, unless too few items are left.
 */
export function newsOf(
  list: readonly Article[],
  shape: NewsShape,
  { picture }: Pick<QueryContext, 'picture'>,
): News {
  const covered = list.filter(({ coverImg }) => coverImg !== undefined);
  const shown = (covered.length > 0 ? covered : list).slice(0, shape.cards);
  const inView = new Set(shown.slice(0, cardsInView).map(({ id }) => id));
  const others = list.filter(({ id }) => !inView.has(id));
  const rows = others.length >= shape.rows ? others : list;
  return {
    cards: shown.map((article) => ({
      ...toRow(article, shape.detailPath),
      cover: picture(article.coverImg),
    })),
    rows: rows.slice(0, shape.rows).map((article) => toRow(article, shape.detailPath)),
  };
}
