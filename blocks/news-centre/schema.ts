import * as z from 'zod';
import { articleTypes } from '#schemas/enumerations.ts';

const path = z.string().startsWith('/');

/** News as a carousel and as a list, and the notices of a menu beside it. */
export const newsCentreProps = z.object({
  title: z.string().min(1),
  source: z.object({
    call: z.literal('newsPage'),
    /** How many are asked for (specification, section 9). */
    params: z.object({ pageSize: z.int().min(1).max(100).default(100) }).prefault({}),
  }),
  /** Where a news item without a redirect of its own goes, with `?id=`. */
  detailPath: path,
  /** The one tab of the news card, and where it leads. */
  news: z.object({ label: z.string().min(1), href: path }),
  /** Items of the carousel, and rows of a list. */
  cards: z.int().min(1).max(20).default(8),
  rows: z.int().min(1).max(10).default(4),
  notices: z
    .object({
      /** The menu entry whose children are the tabs. */
      menu: path,
      source: z.object({
        call: z.literal('articlePage'),
        params: z.object({ pageSize: z.int().min(1).max(100).default(100) }).prefault({}),
      }),
      /** What the tab of a route lists. */
      typeOf: z.record(z.string(), z.enum(articleTypes)),
      detailPath: path,
    })
    .optional(),
});
export type NewsCentreProps = z.output<typeof newsCentreProps>;
export type Notices = NonNullable<NewsCentreProps['notices']>;
