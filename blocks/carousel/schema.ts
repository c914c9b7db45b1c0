import * as z from 'zod';
import { introductionSource } from '#blocks/call-source.ts';
import { label } from '#schemas/label.ts';

/** Pictures of its own, or those of a centre's introduction. */
export const carouselProps = z.object({
  /** Heading of the block. Without it the block has none. */
  title: label(z.string().optional(), { zh: '标题', en: 'Title' }),
  /** Introduction whose pictures are shown. It wins over `items`. */
  source: label(introductionSource.optional(), { zh: '数据来源', en: 'Source' }),
  /** Pictures of the block itself. */
  items: label(
    z
      .array(
        z.object({
          /** Address of the picture. */
          img: label(z.string().min(1), { zh: '图片', en: 'Picture', widget: 'picture', box: [544, 408] }),
          /** Text below the picture. */
          caption: label(z.string().optional(), { zh: '说明', en: 'Caption' }),
        }),
      )
      .optional(),
    { zh: '条目', en: 'Items', help: { zh: '没有数据来源时显示', en: 'Shown where there is no source' } },
  ),
});
