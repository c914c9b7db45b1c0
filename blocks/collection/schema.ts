import * as z from 'zod';
import { everySource } from '#blocks/collection-source.ts';
import { label } from '#schemas/label.ts';

/** Items of a source, or items of its own. */
export const collectionProps = z.object({
  /** Heading of the block. Without it the block has none. */
  title: label(z.string().optional(), { zh: '标题', en: 'Title' }),
  /** Content that is listed. It wins over `items`. */
  source: label(z.discriminatedUnion('call', everySource).optional(), { zh: '数据来源', en: 'Source' }),
  /** Items of the block itself. */
  items: label(
    z
      .array(
        z.object({
          /** Name of the item. */
          title: label(z.string().min(1), { zh: '标题', en: 'Title' }),
          /** Text below the name. */
          text: label(z.string().optional(), { zh: '文字', en: 'Text', widget: 'longText' }),
          /** Day of the item, yyyy-mm-dd. */
          date: label(z.iso.date().optional(), { zh: '日期', en: 'Date' }),
          /** Address of the picture. */
          img: label(z.string().optional(), {
            zh: '图片',
            en: 'Picture',
            widget: 'picture',
            box: [843, 562],
          }),
          /** Where a click on the item leads. */
          href: label(z.string().optional(), { zh: '链接', en: 'Link', widget: 'link' }),
        }),
      )
      .optional(),
    { zh: '条目', en: 'Items', help: { zh: '没有数据来源时显示', en: 'Shown where there is no source' } },
  ),
  /** Route of the page of an item, which is opened with `?id=`. */
  detailPath: label(z.string().startsWith('/').optional(), {
    zh: '详情页',
    en: 'Page of an item',
    help: { zh: '点开一条时前往的页面', en: 'Where a click on an item leads' },
  }),
  /** `cards` side by side, or `rows` with everything an item has. */
  layout: label(z.enum(['cards', 'rows']).default('rows'), {
    zh: '版式',
    en: 'Layout',
    values: { cards: { zh: '卡片', en: 'Cards' }, rows: { zh: '逐行', en: 'Rows' } },
  }),
});
