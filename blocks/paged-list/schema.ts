import * as z from 'zod';

/** A list of articles, a page at a time; the page number stands in the URL as `page`. */
export const pagedListProps = z.object({
  source: z.object({
    call: z.literal('newsPage'),
    params: z.object({ pageSize: z.int().min(1).max(100).default(10) }).prefault({}),
  }),
  /** Where a row without a redirect of its own goes, with `?id=`. */
  detailPath: z.string().startsWith('/'),
  /** The strip of cover pictures above the list. */
  scroller: z.boolean().default(false),
});
