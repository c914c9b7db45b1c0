import { defineBlock, noQuery, type Query, type QueryContext, query } from '#blocks/define.ts';
import { markHidden } from '#lib/menu.ts';
import type { AnswerOf } from '#schemas/calls.ts';
import { type ArticleType, menuType } from '#schemas/enumerations.ts';
import { type ArticleRow, type News, newsOf, toRow } from './articles.ts';
import { type NoticeTabs, noticeTabs } from './notice-tabs.ts';
import { type NewsCentreProps, newsCentreProps } from './schema.ts';

type NewsQueries = { news: Query<News>; tabs: Query<NoticeTabs> } & Record<ArticleType, Query<ArticleRow[]>>;

/** News in a carousel, and below it two lists: news and notices (specification, section 2). */
export default defineBlock({
  type: 'news-centre',
  version: 1,
  schema: newsCentreProps,
  palette: {
    group: 'data',
    name: { zh: '新闻中心', en: 'News centre' },
    help: { zh: '新闻轮播、新闻列表与各类公告', en: 'News as a carousel and a list, and notices beside it' },
    sketch: 'news',
  },
  example: {
    title: { zh: '新闻与公告', en: 'News and notices' },
    source: { call: 'newsPage' },
    detailPath: '/news/newsInfoDetail',
    news: { label: { zh: '展会新闻', en: 'Exhibition News' }, href: '/news/newsInfo' },
    notices: {
      menu: '/notice',
      source: { call: 'articlePage' },
      typeOf: { '/notice/procurementAnnouncement': 'PURCHASE', '/notice/tradeAnnouncement': 'CLINCH_DEAL' },
      detailPath: '/notice/noticeDetail',
    },
  },
  queries: (props, context): NewsQueries => {
    const { source, ...shape } = props;
    return {
      // One query for both, so that a failure logs one line (rule NOTC-04).
      news: query(
        source.call,
        { ...source.params, pageNo: 1 },
        {
          name: `centre:${shape.cards}:${shape.rows}:${shape.detailPath}`,
          select: ({ list }: AnswerOf<'newsPage'>) => newsOf(list, shape, context),
        },
      ),
      ...noticeQueries(props, context),
    };
  },
  texts: (_props, { news }) => ({ items: news.state === 'ready' ? news.value.cards : [] }),
});

/** Queries of the notice card: its tabs, and the rows of each tab's type. */
function noticeQueries(
  { notices, rows }: NewsCentreProps,
  { language, hiddenRoutes = new Set() }: QueryContext,
): Omit<NewsQueries, 'news'> {
  const listed = new Set(Object.values(notices?.typeOf ?? {}));
  const rowsOf = (type: ArticleType): Query<ArticleRow[]> =>
    notices && listed.has(type)
      ? query(
          notices.source.call,
          { ...notices.source.params, pageNo: 1, type },
          {
            name: `centre:${rows}:${notices.detailPath}`,
            select: ({ list }) => list.slice(0, rows).map((article) => toRow(article, notices.detailPath)),
          },
        )
      : noQuery;
  return {
    tabs: notices
      ? query(
          'menuTree',
          { type: menuType.Official },
          {
            name: `tabs:${notices.menu}`,
            select: (menu) => noticeTabs(markHidden(menu, hiddenRoutes), notices, language),
          },
        )
      : noQuery,
    JOURNALISM: rowsOf('JOURNALISM'),
    PURCHASE: rowsOf('PURCHASE'),
    CLINCH_DEAL: rowsOf('CLINCH_DEAL'),
  };
}
