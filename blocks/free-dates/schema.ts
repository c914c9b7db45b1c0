import * as z from 'zod';
import { scheduleTypeLabels } from '#schemas/enumeration-labels.ts';
import { label } from '#schemas/label.ts';

/** For each hall and room, which days of the next months are free. */
export const freeDatesProps = z.object({
  /** Heading of the block. Without it the block has none. */
  title: label(z.string().optional(), { zh: '标题', en: 'Title' }),
  /** Text above the dates. */
  intro: label(z.string().optional(), { zh: '引言', en: 'Introduction', widget: 'longText' }),
  /** Halls (1), rooms (2) or both (0). */
  type: label(z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0), {
    zh: '所属中心',
    en: 'Centre',
    values: scheduleTypeLabels,
  }),
  /** Months that are shown, the current one included. */
  months: label(z.int().min(3).max(24).default(18), { zh: '月数', en: 'Months' }),
});
