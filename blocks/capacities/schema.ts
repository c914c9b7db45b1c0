import * as z from 'zod';
import { halls, rooms } from '#blocks/collection-source.ts';
import { label } from '#schemas/label.ts';

/** What halls or rooms have figures of, side by side. */
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
  /** Line below the table. */
  note: label(z.string().optional(), { zh: '附注', en: 'Note', widget: 'longText' }),
});
