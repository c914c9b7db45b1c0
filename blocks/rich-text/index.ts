import { dayIfAny } from '#lib/date.ts';
import type { Article, ArticleDetail } from '#schemas/article.ts';
import type { Introduction } from '#schemas/introduction.ts';
import type { Picture } from '#schemas/picture.ts';
import { defineBlock, given, type Query, type QueryContext, query } from '../define.ts';
import { headingsFrom } from './headings.ts';
import { type RichTextSource, richTextProps } from './schema.ts';

export interface ArticleLink {
  title: string;
  href: string;
}

/** What the view shows; HTML is sanitised before it gets here. */
export interface RichText {
  title?: string | undefined;
  html?: string | undefined;
  /** Sets the text on this picture. */
  background?: Picture | undefined;
  /** An article's facts: date as yyyy-mm-dd, where it comes from, its neighbours and its list. */
  article?: {
    date?: string | undefined;
    source?: string | undefined;
    previous?: ArticleLink | undefined;
    next?: ArticleLink | undefined;
    list: string;
    /** The subtitle: what search engines and share cards show. */
    summary?: string | undefined;
  };
}

/** A text with a title: plain, on a picture, or an article with its date, source and neighbours. */
export default defineBlock({
  type: 'rich-text',
  version: 1,
  schema: richTextProps,
  example: {
    title: 'Getting here',
    html: '<p>The metro stops <strong>below the concourse</strong>.</p><ul><li>Line 8, exit 3</li></ul>',
  },
  parameters: ['id'],
  queries: ({ source, title, html }, context): { text: Query<RichText> } => ({
    text: source
      ? textOf(source, context)
      : given(title || html ? { title, html: headingsFrom(title ? 3 : 2, html) } : undefined),
  }),
  subject: ({ source }, { text }) => {
    if (source?.call !== 'newsDetail') return undefined;
    if (text.state === 'missing') return 'missing';
    return text.state === 'ready' && text.value.title
      ? { title: text.value.title, description: text.value.article?.summary }
      : undefined;
  },
});

function textOf(source: RichTextSource, { siteCode, search, picture }: QueryContext): Query<RichText> {
  if (source.call === 'newsDetail') {
    const select = (detail: ArticleDetail) => articleText(detail, source.params);
    return query(
      'newsDetail',
      { id: search.id ?? '' },
      { name: `article:${source.params.detailPath}`, select },
    );
  }
  const select = ({ title, basicInfo, backgroundImg }: Introduction): RichText => ({
    title,
    html: headingsFrom(3, basicInfo),
    background: picture(backgroundImg),
  });
  return query('introduction', { code: siteCode, ...source.params }, { name: 'text', select });
}

function articleText(
  { current, previous, next }: ArticleDetail,
  { listPath, detailPath }: { listPath: string; detailPath: string },
): RichText {
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
      previous: linkTo(previous),
      next: linkTo(next),
      list: listPath,
      summary: current.subTitle,
    },
  };
}
