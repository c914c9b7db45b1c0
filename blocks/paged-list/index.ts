import { articleLink } from '#blocks/article-link.ts';
import { onePage, type PageOf, pageNumber } from '#blocks/collection-item.ts';
import { defineBlock, type Query, query } from '#blocks/define.ts';
import { dayIfAny } from '#lib/date.ts';
import type { Article } from '#schemas/article.ts';
import type { AnswerOf } from '#schemas/calls.ts';
import type { Picture } from '#schemas/picture.ts';
import { pagedListProps } from './schema.ts';

/** Row of an article, without its body. */
export interface Row {
  id: string;
  title: string;
  subtitle?: string | undefined;
  /** yyyy-mm-dd */
  date?: string | undefined;
  cover?: Picture | undefined;
  href: string;
  newTab: boolean;
}

/** Paged news or notices: rows with date, title, subtitle and cover (specification, section 2). */
export default defineBlock({
  type: 'paged-list',
  version: 1,
  schema: pagedListProps,
  palette: {
    group: 'data',
    name: { zh: '文章列表', en: 'List of articles' },
    help: { zh: '新闻或公告，逐页显示', en: 'News or notices, page by page' },
    sketch: 'list',
  },
  example: {
    source: { call: 'newsPage', params: { pageSize: 10 } },
    detailPath: '/news/newsInfoDetail',
    scroller: true,
  },
  parameters: () => ['page'],
  itemPath: ({ detailPath }) => detailPath,
  queries: ({ source, detailPath }, { search, picture }): { list: Query<PageOf<Row>> } => {
    const { params } = source;
    const page = pageNumber(search.page);
    const toRow = (article: Article): Row => ({
      id: article.id,
      title: article.title,
      subtitle: article.subTitle,
      date: dayIfAny(article.createTime ?? article.createDate),
      cover: picture(article.coverImg),
      ...articleLink(article, detailPath),
    });
    const select = ({ list, total }: AnswerOf<'newsPage'>) =>
      onePage(list.map(toRow), { page, pageSize: params.pageSize, total });
    const selection = { name: `rows:${detailPath}`, select };
    return { list: query(source.call, { ...params, pageNo: page }, selection) };
  },
  texts: (_props, { list }) =>
    list.state === 'ready'
      ? { items: list.value.items.map(({ title, subtitle }) => ({ title, text: subtitle })) }
      : {},
});
