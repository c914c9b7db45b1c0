import * as z from 'zod';
import { scheduleTypeLabels } from '#schemas/enumeration-labels.ts';
import { label } from '#schemas/label.ts';

/** A schedule of shows and meetings. */
export const scheduleProps = z.object({
  /** Heading of the block. Without it the block has none. */
  title: label(z.string().optional(), { zh: '标题', en: 'Title' }),
  /** 1 exhibitions, 2 meetings, 0 both. Tabs open with it; the `activity` view always shows both. */
  type: label(z.union([z.literal(0), z.literal(1), z.literal(2)]).default(1), {
    zh: '所属中心',
    en: 'Centre',
    values: scheduleTypeLabels,
  }),
  /**
   * `page` has a filter of days and pages. The others browse one year: `tabs` with a tab for exhibitions and one for
   * meetings, `activity` as one merged list.
   */
  view: label(z.enum(['tabs', 'activity', 'page']), {
    zh: '形式',
    en: 'View',
    values: {
      tabs: { zh: '标签页', en: 'Tabs' },
      activity: { zh: '合并列表', en: 'One list of everything' },
      page: { zh: '带筛选的分页列表', en: 'Page by page, with a filter' },
    },
  }),
});
