import * as z from 'zod';
import { configSource, introductionSource } from '#blocks/call-source.ts';
import { statisticSchema } from '#schemas/introduction.ts';
import { label } from '#schemas/label.ts';

/** Statistics of its own, those of a centre's introduction, or those of the company profile. */
export const statsProps = z.object({
  /** Heading of the block. Without it the block has none. */
  title: label(z.string().optional(), { zh: '标题', en: 'Title' }),
  /** Content whose figures are shown. It wins over `items`. */
  source: label(
    z
      .discriminatedUnion('call', [introductionSource, configSource('official.companyProfile.config')])
      .optional(),
    { zh: '数据来源', en: 'Source' },
  ),
  /** Figures of the block itself. */
  items: label(z.array(statisticSchema).optional(), {
    zh: '条目',
    en: 'Items',
    help: { zh: '没有数据来源时显示', en: 'Shown where there is no source' },
  }),
  /** Decimals while a figure counts up: 1 on introductions, 2 on exhibition venues (specification, section 9). */
  decimals: label(z.int().min(0).max(2).default(1), {
    zh: '小数位数',
    en: 'Decimals',
    help: { zh: '计数动画中', en: 'While it counts up' },
  }),
  /** The first figure is very large and above the others. */
  lead: label(z.boolean().default(true), { zh: '首个数字放大', en: 'First figure very large' }),
});
