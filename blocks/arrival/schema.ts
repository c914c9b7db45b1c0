import * as z from 'zod';
import { label } from '#schemas/label.ts';

/** Ways to the building, from `official.arrival.config`, and on to today's event. Without content the block is absent. */
export const arrivalProps = z.object({
  /** Heading of the block. Without it the block has none. */
  title: label(z.string().optional(), { zh: '标题', en: 'Title' }),
  /** Text above the questions. */
  intro: label(z.string().optional(), { zh: '引言', en: 'Introduction', widget: 'longText' }),
});
