import * as z from 'zod';
import { label } from '#schemas/label.ts';

/** A title and HTML of its own. */
export const richTextProps = z.object({
  /** Heading of the block. Without it the block has none. */
  title: label(z.string().optional(), { zh: '标题', en: 'Title' }),
  /** Text of the block, as HTML. */
  html: label(z.string().optional().meta({ contentMediaType: 'text/html' }), { zh: '正文', en: 'Text' }),
});
