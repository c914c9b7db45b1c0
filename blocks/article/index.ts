import { defineBlock, type Query, query } from '../define.ts';
import { type ArticleText, articleText } from './article.ts';
import { articleProps } from './schema.ts';

/** One news item or notice: its text, its facts and files, and the ways on to its neighbours and its list. */
export default defineBlock({
  type: 'article',
  version: 1,
  schema: articleProps,
  example: {
    source: {
      call: 'newsDetail',
      params: { listPath: '/news/newsInfo', detailPath: '/news/newsInfoDetail' },
    },
  },
  parameters: ['id'],
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
  subject: (_props, { article }) => {
    if (article.state === 'missing') return 'missing';
    return article.state === 'ready'
      ? { title: article.value.title, description: article.value.summary }
      : undefined;
  },
});
