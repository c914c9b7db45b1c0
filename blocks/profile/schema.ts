import * as z from 'zod';
import { configSource } from '#blocks/call-source.ts';
import { label } from '#schemas/label.ts';

/** A title and a text beside a picture, and wide pictures below: its own, or those of the company profile. */
export const profileProps = z.object({
  /** Heading of the block. Without it the block has none. */
  title: label(z.string().optional(), { zh: '标题', en: 'Title' }),
  /** Text beside the picture, as HTML. */
  html: label(z.string().optional().meta({ contentMediaType: 'text/html' }), { zh: '正文', en: 'Text' }),
  /** Upright picture beside the text. */
  img: label(z.string().min(1).optional(), { zh: '图片', en: 'Picture', widget: 'picture' }),
  /** Wide pictures below the text: one fills the row, two share it. */
  below: label(z.array(z.string().min(1)).max(2).optional(), {
    zh: '下方大图',
    en: 'Wide pictures below',
    widget: 'picture',
    help: { zh: '一张占满，两张并排', en: 'One fills the row, two share it' },
  }),
  /** The company profile, for everything that the block does not say itself. */
  source: label(configSource('official.companyProfile.config').optional(), { zh: '数据来源', en: 'Source' }),
});
