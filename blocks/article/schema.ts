import * as z from 'zod';
import { callSource } from '#blocks/call-source.ts';
import { articleTypeLabels } from '#schemas/enumeration-labels.ts';
import { articleTypes } from '#schemas/enumerations.ts';
import { label } from '#schemas/label.ts';

const path = z.string().startsWith('/');

const params = {
  /** Route of the list that the article belongs to. */
  listPath: label(path, { zh: '列表页', en: 'Page of the list' }),
  /** Route where the previous and the next article are shown, with `?id=`. */
  detailPath: label(path, {
    zh: '详情页',
    en: 'Page of an item',
    help: { zh: '点开一条时前往的页面', en: 'Where a click on an item leads' },
  }),
};

/** The news item or notice whose id is in the URL. */
export const articleProps = z.object({
  /** The news item, or the notice, of the address. */
  source: label(
    z.discriminatedUnion('call', [
      callSource('newsDetail', z.object(params)),
      callSource(
        'articleDetail',
        z.object({
          ...params,
          /** Route of the list of one kind of notice, for kinds that have their own list. */
          listPathOf: label(
            z
              .partialRecord(
                label(z.enum(articleTypes), {
                  zh: '公告类型',
                  en: 'Kind of notice',
                  values: articleTypeLabels,
                }),
                path,
              )
              .prefault({}),
            {
              zh: '各类公告的列表页',
              en: 'Page of the list by kind',
            },
          ),
          /** Links to the previous and the next notice. */
          neighbours: label(z.boolean().default(true), { zh: '上一篇与下一篇', en: 'Previous and next' }),
        }),
      ),
    ]),
    { zh: '数据来源', en: 'Source' },
  ),
});
