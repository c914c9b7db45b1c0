import * as z from 'zod';
import { label } from '#schemas/label.ts';

/** Everything it shows comes from the site itself; an editor may put a line of their own above the fields. */
export const trackingProps = z.object({
  /** Heading of the block. Without it the block has none. */
  title: label(z.string().optional(), { zh: '标题', en: 'Title' }),
  /** Text above the fields. */
  intro: label(z.string().optional(), { zh: '引言', en: 'Introduction', widget: 'longText' }),
});
