import type { Article, NewsArticle } from 'schema-dts';
import type { StructuredDataContext } from '#blocks/define.ts';
import type { ArticleText } from './article.ts';

/** @returns a news item or notice in the terms of schema.org, with the properties that Google recommends for articles */
export function articleData(
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
