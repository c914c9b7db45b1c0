import * as z from 'zod';
import { callSource, centre } from '#blocks/call-source.ts';
import { label } from '#schemas/label.ts';

/** The drawings of a centre's halls or rooms. */
export const plansProps = z.object({
  /** Heading of the block. Without it the block has none. */
  title: label(z.string().optional(), { zh: '标题', en: 'Title' }),
  /** Technical data whose plans are shown. */
  source: label(
    callSource(
      'technicalParameters',
      z.object({
        /** Centre whose halls or rooms are drawn. */
        type: centre,
      }),
    ),
    { zh: '数据来源', en: 'Source' },
  ),
});
