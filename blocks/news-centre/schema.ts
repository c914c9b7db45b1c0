import * as z from 'zod';
import { callSource } from '#blocks/call-source.ts';
import { articleTypeLabels } from '#schemas/enumeration-labels.ts';
import { articleTypes } from '#schemas/enumerations.ts';
import { label } from '#schemas/label.ts';

const path = z.string().startsWith('/');

const detailPath = label(path, {
  zh: '详情页',
  en: 'Page of an item',
  help: { zh: '点开一条时前往的页面', en: 'Where a click on an item leads' },
});

const params = z
  .object({
    /** How many items are read (specification, section 9). */
    pageSize: label(z.int().min(1).max(100).default(100), { zh: '读取条数', en: 'Items to read' }),
  })
  .prefault({});

/** News as a carousel and as a list, and the notices of a menu beside it. */
export const newsCentreProps = z.object({
  /** Heading of the block. */
  title: label(z.string().min(1), { zh: '标题', en: 'Title' }),
  /** The news, newest first. */
  source: label(callSource('newsPage', params), { zh: '数据来源', en: 'Source' }),
  /** Route of the page of a news item, which is opened with `?id=`, unless the item has a redirect of its own. */
  detailPath,
  /** The one tab of the news card. */
  news: label(
    z.object({
      /** Text of the tab. */
      label: label(z.string().min(1), { zh: '文字', en: 'Label' }),
      /** Route of the list of all news. */
      href: label(path, { zh: '链接', en: 'Link', widget: 'link' }),
    }),
    { zh: '新闻标签', en: 'Tab of the news' },
  ),
  /** How many news items the carousel shows. */
  cards: label(z.int().min(1).max(20).default(8), { zh: '轮播条数', en: 'Items of the carousel' }),
  /** How many rows each list shows. */
  rows: label(z.int().min(1).max(10).default(4), { zh: '列表行数', en: 'Rows of the list' }),
  /** Notices beside the news. Without this part there are none. */
  notices: label(
    z
      .object({
        /** Route of the menu item whose children are the tabs. */
        menu: label(path, {
          zh: '菜单项',
          en: 'Menu item',
          widget: 'link',
          help: { zh: '其下级菜单即各标签', en: 'Its sub-items are the tabs' },
        }),
        /** The notices, newest first. */
        source: label(callSource('articlePage', params), { zh: '数据来源', en: 'Source' }),
        /** Kind of notice that the tab of a route lists. */
        typeOf: label(
          z.record(
            label(z.string(), { zh: '标签的路径', en: 'Path of the tab', widget: 'link' }),
            label(z.enum(articleTypes), { zh: '公告类型', en: 'Kind of notice', values: articleTypeLabels }),
          ),
          { zh: '各标签的公告类型', en: 'Kind of notice by tab' },
        ),
        /** Route of the page of a notice, which is opened with `?id=`. */
        detailPath,
      })
      .optional(),
    { zh: '公告', en: 'Notices' },
  ),
});
export type NewsCentreProps = z.output<typeof newsCentreProps>;
export type Notices = NonNullable<NewsCentreProps['notices']>;
