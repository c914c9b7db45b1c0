import * as z from 'zod';
import { label } from './label.ts';
import { address, flag, list, number, requiredAddress, requiredText } from './lenient-fields.ts';

/** Technical data of one hall or room: its floor plan, and pictures of its data (specification, section 3). */
export const technicalParameterSchema = z.object({
  title: label(requiredText(), { zh: '标题', en: 'Title' }),
  plan: label(address(), { zh: '平面图', en: 'Floor plan' }),
  voList: label(list(z.object({ hallInfoImg: label(requiredAddress(), { zh: '图片', en: 'Picture' }) })), {
    zh: '数据图',
    en: 'Pictures of the data',
  }),
  sort: label(number(), {
    zh: '顺序',
    en: 'Order',
    help: { zh: '数字小的在前', en: 'Smaller numbers come first' },
  }),
  /** Only items with 1 are shown. */
  isOpen: label(flag(), {
    zh: '是否显示',
    en: 'Shown',
    values: { '0': { zh: '不显示', en: 'Hidden' }, '1': { zh: '显示', en: 'Shown' } },
  }),
});
export type TechnicalParameter = z.output<typeof technicalParameterSchema>;

export const technicalParametersSchema = list(technicalParameterSchema);
