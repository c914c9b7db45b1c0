import type { Article, NewsArticle } from 'schema-dts';
import { defineBlock, type Query, query, type StructuredDataContext } from '#blocks/define.ts';
import { type ArticleText, articleText } from './article.ts';
import { articleProps } from './schema.ts';

/** One news item or notice: text, facts, files, and links to its neighbours and its list. */
export default defineBlock({
  type: 'article',
  version: 1,
  isStatic: true,
  schema: articleProps,
  palette: {
    group: 'data',
    name: { zh: '新闻正文', en: 'Article' },
    help: {
      zh: '网址所指的新闻或公告：正文、附件、上一篇与下一篇',
      en: 'The news item or notice of the address, with its files and neighbours',
    },
    sketch: 'text',
  },
  example: {
    source: {
      call: 'newsDetail',
      params: { listPath: '/news/newsInfo', detailPath: '/news/newsInfoDetail' },
    },
  },
  parameters: () => ['id'],
  queries: ({ source: { call, params } }, context): { article: Query<ArticleText> } => ({
    article: query(
      call,
      { id: context.search.id ?? '' },
      {
        name: `article:${params.detailPath}`,
        select: (detail) => articleText(detail, { ...params, typed: call === 'articleDetail' }, context),
      },
    ),
  }),
  itemParameter: 'id',
  subject: (_props, { article }) => {
    if (article.state === 'missing') return 'missing';
    return article.state === 'ready' ? { title: article.value.title, list: article.value.list } : undefined;
  },
  structuredData: ({ source }, { article }, context) =>
    article.state === 'ready' ? { thing: articleData(article.value, source.call, context) } : undefined,
  texts: (_props, { article }) =>
    article.state === 'ready'
      ? { prose: [{ text: article.value.summary }, { html: article.value.html }] }
      : {},
});

/** @returns a news item or notice in the terms of schema.org, with the properties that Google recommends for articles */
function articleData(
  { title, summary, date, source, cover }: ArticleText,
  call: 'newsDetail' | 'articleDetail',
  { language, url, absolute, description, organization }: StructuredDataContext,
): NewsArticle | Article {
  return {
    '@type': call === 'newsDetail' ? 'NewsArticle' : 'Article',
    headline: title,
    description: summary ?? description,
    image: cover && absolute(cover.src),
    datePublished: date,
    author: source === undefined ? organization : { '@type': 'Organization', name: source },
    publisher: organization,
    mainEntityOfPage: url,
    inLanguage: language,
  };
}
