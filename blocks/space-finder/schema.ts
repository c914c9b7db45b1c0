import * as z from 'zod';
import { label } from '#schemas/label.ts';

/** A form that asks for size, needs and dates, and the halls and rooms that fit. */
export const spaceFinderProps = z.object({
  /** Heading of the block. Without it the block has none. */
  title: label(z.string().optional(), { zh: '标题', en: 'Title' }),
  /** Text above the form. */
  intro: label(z.string().optional(), { zh: '引言', en: 'Introduction', widget: 'longText' }),
  /** Months of the schedule that are known, the current one included. */
  months: label(z.int().min(3).max(24).default(18), { zh: '月数', en: 'Months' }),
});
