import * as z from 'zod';
import { articleTypes } from '#schemas/enumerations.ts';

const pageSize = z.int().min(1).max(100).default(10);

/** A list of articles, a page at a time; the page number stands in the URL as `page`. */
export const pagedListProps = z.object({
  source: z.discriminatedUnion('call', [
    z.object({ call: z.literal('newsPage'), params: z.object({ pageSize }).prefault({}) }),
    z.object({
      call: z.literal('articlePage'),
      /** Without a type: notices of all types. */
      params: z.object({ pageSize, type: z.enum(articleTypes).optional() }).prefault({}),
    }),
  ]),
  /** Where a row without a redirect of its own goes, with `?id=`. */
  detailPath: z.string().startsWith('/'),
  /** The strip of cover pictures above the list, where an item has a cover. */
  scroller: z.boolean().default(false),
  /** A picture beside each row. */
  covers: z.boolean().default(true),
});
