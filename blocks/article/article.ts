import type { QueryContext } from '#blocks/define.ts';
import { headingsFrom } from '#blocks/headings.ts';
import { dayIfAny } from '#lib/date.ts';
import type { Article, ArticleDetail } from '#schemas/article.ts';
import type { ArticleType } from '#schemas/enumerations.ts';
import type { Picture } from '#schemas/picture.ts';

export interface ArticleLink {
  title: string;
  href: string;
}

/** Data of the view. The HTML is already sanitised. */
export interface ArticleText {
  title: string;
  html?: string | undefined;
  /** yyyy-mm-dd */
  date?: string | undefined;
  source?: string | undefined;
  type?: ArticleType | undefined;
  attachments: { name: string; href: string }[];
  /** Absent if the page shows no neighbours. */
  neighbours?: { previous?: ArticleLink | undefined; next?: ArticleLink | undefined } | undefined;
  list: string;
  /** Subtitle and cover, also used by search engines and share cards. */
  summary?: string | undefined;
  cover?: Picture | undefined;
}

interface ArticlePlace {
  listPath: string;
  detailPath: string;
  listPathOf?: Readonly<Partial<Record<ArticleType, string>>>;
  neighbours?: boolean;
  /** True for notices, which show their kind; news items show their source. */
  typed: boolean;
}

/** Selects the data of the view from a news item or notice. */
export function articleText(
  { current, previous, next }: ArticleDetail,
  { listPath, detailPath, listPathOf = {}, neighbours = true, typed }: ArticlePlace,
  { picture }: Pick<QueryContext, 'picture'>,
): ArticleText {
  const linkTo = (article: Article | null | undefined): ArticleLink | undefined =>
    article
      ? { title: article.title, href: `${detailPath}?id=${encodeURIComponent(article.id)}` }
      : undefined;
  return {
    title: current.title,
    html: headingsFrom(2, current.content),
    date: dayIfAny(current.createTime ?? current.createDate),
    source: current.source,
    type: typed ? current.type : undefined,
    attachments: current.attachments.map(({ name, address }) => ({ name, href: address })),
    ...(neighbours ? { neighbours: { previous: linkTo(previous), next: linkTo(next) } } : {}),
    list: (current.type && listPathOf[current.type]) ?? listPath,
    summary: current.subTitle,
    cover: picture(current.coverImg),
  };
}
