import { dayIfAny } from '#lib/date.ts';
import type { Article, ArticleDetail } from '#schemas/article.ts';
import type { ArticleType } from '#schemas/enumerations.ts';
import type { Picture } from '#schemas/picture.ts';
import type { QueryContext } from '../define.ts';
import { headingsFrom } from './headings.ts';

export interface ArticleLink {
  title: string;
  href: string;
}

/** An article's facts: date as yyyy-mm-dd, where it comes from, its files, its neighbours and its list. */
export interface ArticleFacts {
  date?: string | undefined;
  source?: string | undefined;
  type?: ArticleType | undefined;
  attachments: { name: string; href: string }[];
  /** Absent where the page shows no neighbours. */
  neighbours?: { previous?: ArticleLink | undefined; next?: ArticleLink | undefined } | undefined;
  list: string;
  /** Subtitle and cover: search engines and share cards show them too. */
  summary?: string | undefined;
  cover?: Picture | undefined;
}

export interface ArticleText {
  title: string;
  html?: string | undefined;
  article: ArticleFacts;
}

interface ArticlePlace {
  listPath: string;
  detailPath: string;
  listPathOf?: Readonly<Partial<Record<ArticleType, string>>>;
  neighbours?: boolean;
}

/** What a page shows of a news item or notice. */
export function articleText(
  { current, previous, next }: ArticleDetail,
  { listPath, detailPath, listPathOf = {}, neighbours = true }: ArticlePlace,
  { picture }: Pick<QueryContext, 'picture'>,
): ArticleText {
  const linkTo = (article: Article | null | undefined): ArticleLink | undefined =>
    article
      ? { title: article.title, href: `${detailPath}?id=${encodeURIComponent(article.id)}` }
      : undefined;
  return {
    title: current.title,
    html: headingsFrom(2, current.content),
    article: {
      date: dayIfAny(current.createTime ?? current.createDate),
      source: current.source,
      // News name their source instead, and their type says no more than the page does.
      type: current.createTime ? undefined : current.type,
      attachments: current.attachments.map(({ name, address }) => ({ name, href: address })),
      ...(neighbours ? { neighbours: { previous: linkTo(previous), next: linkTo(next) } } : {}),
      list: (current.type && listPathOf[current.type]) ?? listPath,
      summary: current.subTitle,
      cover: picture(current.coverImg),
    },
  };
}
