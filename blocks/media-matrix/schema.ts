import * as z from 'zod';
import { footerSource } from '#blocks/call-source.ts';
import { label } from '#schemas/label.ts';

/** The footer's media matrix, on a picture. */
export const mediaMatrixProps = z.object({
  /** Heading of the block. */
  title: label(z.string().min(1), { zh: '标题', en: 'Title' }),
  /** Text below the heading. */
  text: label(z.string().optional(), { zh: '文字', en: 'Text', widget: 'longText' }),
  /** Picture behind the block. */
  img: label(z.string().optional(), { zh: '图片', en: 'Picture', widget: 'picture', box: [1440, 810] }),
  /** The footer, whose media matrix is shown. */
  source: label(footerSource.prefault({ call: 'footerConfig', params: { key: 'foot' } }), {
    zh: '数据来源',
    en: 'Source',
  }),
});
