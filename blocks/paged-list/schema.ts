import * as z from 'zod';
import { callSource } from '#blocks/call-source.ts';
import { articleTypeLabels } from '#schemas/enumeration-labels.ts';
import { articleTypes } from '#schemas/enumerations.ts';
import { label } from '#schemas/label.ts';

const pageSize = label(z.int().min(1).max(100).default(10), { zh: '每页条数', en: 'Items on a page' });

/** A list of articles, a page at a time; the URL holds the page number as `page`. */
export const pagedListProps = z.object({
  /** News or notices. */
  source: label(
    z.discriminatedUnion('call', [
      callSource(
        'newsPage',
        z
          .object({
            /** News items on a page. */
            pageSize,
          })
          .prefault({}),
      ),
      callSource(
        'articlePage',
        z
          .object({
            /** Notices on a page. */
            pageSize,
            /** Kind of notices. Without it all kinds are listed. */
            type: label(z.enum(articleTypes).optional(), {
              zh: '公告类型',
              en: 'Kind of notice',
              help: { zh: '不选则为全部公告', en: 'All notices where none is chosen' },
              values: articleTypeLabels,
            }),
          })
          .prefault({}),
      ),
    ]),
    { zh: '数据来源', en: 'Source' },
  ),
  /** Route of the page of an article, which is opened with `?id=`, unless the article has a redirect of its own. */
  detailPath: label(z.string().startsWith('/'), {
    zh: '详情页',
    en: 'Page of an item',
    help: { zh: '点开一条时前往的页面', en: 'Where a click on an item leads' },
  }),
  /** Strip of cover pictures above the list, of the articles that have a cover. */
  scroller: label(z.boolean().default(false), { zh: '封面滚动条', en: 'Strip of cover pictures' }),
  /** A picture beside each row. */
  covers: label(z.boolean().default(true), { zh: '每行配图', en: 'A picture beside each row' }),
});
