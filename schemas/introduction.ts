import * as z from 'zod';
import { label } from './label.ts';
import { address, html, list, requiredAddress, requiredText, text } from './lenient-fields.ts';

/** One statistic. `number` is text so that it is shown exactly as entered. Counters parse it. */
export const statisticSchema = z.object({
  number: label(requiredText(), { zh: '数字', en: 'Figure', widget: 'plain' }),
  unit: label(text(), { zh: '单位', en: 'Unit', mayLack: true }),
  remark: label(text(), { zh: '说明', en: 'What it is' }),
  icon: label(address(), { zh: '图标', en: 'Icon', widget: 'icon' }),
});
export type Statistic = z.output<typeof statisticSchema>;

/** The introduction of one centre (specification, section 3). */
export const introductionSchema = z.object({
  id: label(text(), { zh: '编号', en: 'Id', widget: 'hidden' }),
  title: label(requiredText(), { zh: '标题', en: 'Title' }),
  backgroundImg: label(address(), { zh: '背景图', en: 'Background picture' }),
  basicInfo: label(html(), { zh: '介绍', en: 'Introduction' }),
  dataVoList: label(list(statisticSchema), { zh: '统计数字', en: 'Figures' }),
  carouselImgVoList: label(
    list(z.object({ img: label(requiredAddress(), { zh: '图片', en: 'Picture', widget: 'picture' }) })),
    { zh: '轮播图片', en: 'Pictures' },
  ),
});
export type Introduction = z.output<typeof introductionSchema>;
