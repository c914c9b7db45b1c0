import * as z from 'zod';
import { halls, rooms } from '#blocks/collection-source.ts';
import { label } from '#schemas/label.ts';

/** Halls or rooms side by side, with the combinations that the plan of the building knows. */
export const capacitiesProps = z.object({
  /** Halls or rooms that are compared. */
  source: label(z.discriminatedUnion('call', [halls, rooms]), { zh: '数据来源', en: 'Source' }),
  /** Heading of the block, and the name of its table. */
  title: label(z.string().min(1), { zh: '标题', en: 'Title' }),
  /** Only figures in this unit are compared, if there are any. */
  unit: label(z.string().min(1).optional(), {
    zh: '只比较此单位',
    en: 'Only figures in this unit',
    help: { zh: '例如“人”；留空则全部比较', en: 'Such as “people”; all figures where it is empty' },
  }),
  /** Where each hall or room is on this page: `#venues-{n}` in sections, `?venue={n}#rooms` in tabs. Others lead nowhere. */
  each: label(z.string().optional(), {
    zh: '每个场地的位置',
    en: 'Place of each space',
    help: {
      zh: '本页内的链接，{n} 为序号：#venues-{n}，或标签页 ?venue={n}#venues',
      en: 'Link on this page, {n} is its number: #venues-{n}, or with tabs ?venue={n}#venues',
    },
    widget: 'plain',
  }),
  /** Line below the table. */
  note: label(z.string().optional(), { zh: '附注', en: 'Note', widget: 'longText' }),
});
