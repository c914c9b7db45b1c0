import * as z from 'zod';

/**
 * A schedule of shows: `page` with a filter of days and page by page, or the browser of one year, with `tabs` for
 * exhibitions and meetings or as one merged list of every `activity`.
 */
export const scheduleProps = z.object({
  title: z.string().optional(),
  /** 1 exhibitions, 2 meetings, 0 both; tabs open with it, the activity view shows both. */
  type: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(1),
  view: z.enum(['tabs', 'activity', 'page']),
});
