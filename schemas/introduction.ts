import * as z from 'zod';
import { address, html, list, requiredAddress, requiredText, text } from './tolerant.ts';

/** One statistic. `number` stays text: it is shown as the editor gave it, counters parse it. */
export const statisticSchema = z.object({
  number: requiredText(),
  unit: text(),
  remark: text(),
  icon: address(),
});
export type Statistic = z.output<typeof statisticSchema>;

/** The introduction of one centre (specification, section 3). */
export const introductionSchema = z.object({
  id: text(),
  title: requiredText(),
  backgroundImg: address(),
  basicInfo: html(),
  dataVoList: list(statisticSchema),
  carouselImgVoList: list(z.object({ img: requiredAddress() })),
});
export type Introduction = z.output<typeof introductionSchema>;
