import * as z from 'zod';
import { label } from './label.ts';
import { list } from './lenient-fields.ts';
import { pagePathSchema } from './redirect.ts';

/**
 * A stored block. `props` have the format of the block's version; the registry migrates and parses them. A block that
 * shows CMS data has the source in its props, not the data.
 */
export const blockSchema = z.object({
  id: label(z.string().min(1), {
    zh: '编号',
    en: 'Id',
    help: {
      zh: '在本页内唯一，发布后不要再改：网址参数和页内链接都用到它',
      en: 'Unique in its page. Keep it once published: URL parameters and links within the page use it',
    },
  }),
  type: label(z.string().min(1), { zh: '区块类型', en: 'Type of the block' }),
  version: label(z.int().min(1).prefault(1), {
    zh: '版本',
    en: 'Version',
    help: {
      zh: '内容所依据的版本，默认为 1',
      en: 'The version that the props are written for; 1 where it is absent',
    },
  }),
  props: label(z.record(z.string(), z.unknown()).prefault({}), {
    zh: '内容与设置',
    en: 'Props',
    help: { zh: '因区块类型而异', en: 'They depend on the type of the block' },
  }),
});
export type Block = z.output<typeof blockSchema>;

/** Route metadata (specification, section 2). `padding: false` lets blocks run to the edge. */
export const pageMetaSchema = z.object({
  padding: label(z.boolean().optional(), {
    zh: '内容留边',
    en: 'Margins',
    help: { zh: '关闭后区块铺满整个宽度', en: 'Without them blocks fill the whole width' },
  }),
  background: label(z.enum(['white', 'mist']).optional().catch(undefined), {
    zh: '背景',
    en: 'Background',
    values: { white: { zh: '白色', en: 'White' }, mist: { zh: '浅灰', en: 'Light grey' } },
  }),
  /** Picture above the title; without it, the banner of the page's first-level menu (rule LAY-01). */
  banner: label(z.string().optional(), {
    zh: '页头图片',
    en: 'Banner picture',
    help: { zh: '留空时用本栏目的图片', en: 'When empty, the picture of the section is shown' },
    widget: 'picture',
    box: [1440, 400],
  }),
  lowBanner: label(z.boolean().optional(), {
    zh: '低矮页头',
    en: 'Low banner',
    help: {
      zh: '用于排期、预订、下载等办事页面，内容更早出现',
      en: 'For pages where visitors do something: schedule, booking, downloads. The content begins earlier',
    },
  }),
  hidden: label(z.boolean().optional(), {
    zh: '在菜单中隐藏',
    en: 'Hidden in the menu',
    help: {
      zh: '不出现在导航和站点地图里，仍可通过地址访问',
      en: 'In no navigation and not in the sitemap; its address still answers',
    },
  }),
  /** Excludes the page from search engines, the sitemap and the page cache. */
  noindex: label(z.boolean().optional(), {
    zh: '不被搜索引擎收录',
    en: 'Left out by search engines',
    help: { zh: '也不列入站点地图', en: 'The sitemap leaves it out, too' },
  }),
  /**
   * Section paging: one gesture moves by one block or the footer (rules HOME-01a to HOME-04). The page scrolls normally
   * with reduced motion, on short screens and without scripts.
   */
  paging: label(z.boolean().optional(), {
    zh: '逐屏翻页',
    en: 'Section by section',
    help: {
      zh: '每个区块占一屏，滚动一次翻一块',
      en: 'Each block fills a screen, and one scroll turns to the next',
    },
  }),
  description: label(z.string().optional(), {
    zh: '摘要',
    en: 'Description',
    help: {
      zh: '显示在搜索结果和分享卡片里，50 至 160 字；留空时取自页面开头的文字',
      en: 'Shown in search results and on share cards: 50 to 160 characters. When empty, the first text of the page is shown',
    },
    widget: 'longText',
  }),
});

/** A page in one language: a route and its blocks (decisions, section 4). */
export const pageDefinitionSchema = z.object({
  path: label(pagePathSchema, {
    zh: '页面地址',
    en: 'Address of the page',
    help: {
      zh: '以一个斜杠开头，例如 /about/travel；不含查询参数',
      en: 'Starts with one slash, for example /about/travel, and has no query',
    },
  }),
  title: label(z.string(), { zh: '标题', en: 'Title' }),
  meta: label(pageMetaSchema.prefault({}), { zh: '显示', en: 'Display' }),
  blocks: label(list(blockSchema), {
    zh: '区块',
    en: 'Blocks',
    help: { zh: '自上而下的顺序', en: 'In the order in which they are shown, from top to bottom' },
  }),
});
export type PageDefinition = z.output<typeof pageDefinitionSchema>;
