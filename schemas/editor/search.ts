import * as z from 'zod';
import { languages } from '../language.ts';
import { defineCalls } from './call.ts';
import { entryNameSchema, entryStates, localisedTitleSchema } from './editorial.ts';
import { listedRequestSchema } from './inbox.ts';
import { mediaItemSchema } from './media.ts';

/** Groups of results, in the order in which they are shown. Commands of the editor come before them. */
export const searchGroups = ['pages', 'content', 'media', 'requests'] as const;
export type SearchGroup = (typeof searchGroups)[number];

/** Parts of the texts of something that was found, with words of the query. */
const places = z.array(z.string());

const foundEntrySchema = entryNameSchema.extend({
  title: localisedTitleSchema,
  /** Path of a page. */
  path: z.string().optional(),
  /** `builtIn`: a page of the project, not changed in the editor. */
  state: z.enum(['builtIn', ...entryStates]),
  /** Languages in which visitors see it. */
  published: z.array(z.enum(languages)),
  changedAt: z.string().optional(),
  changedBy: z.string().optional(),
  places,
});
export type FoundEntry = z.output<typeof foundEntrySchema>;

const foundFileSchema = mediaItemSchema.extend({ places });
export type FoundFile = z.output<typeof foundFileSchema>;

const groupOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), /** Counted up to 1000. */ total: z.int() });

/** Results of each group in their fixed order. */
const resultsSchema = z.object({
  pages: groupOf(foundEntrySchema),
  content: groupOf(foundEntrySchema),
  media: groupOf(foundFileSchema),
  /** Absent if the account may not open requests. */
  requests: groupOf(listedRequestSchema).optional(),
});
export type SearchResults = z.output<typeof resultsSchema>;

/** One search for everything that the editor holds. */
export const searchCalls = defineCalls({
  search: {
    access: 'editor',
    request: z.object({
      /** Any text. All of its words must occur, in either language. */
      query: z.string().max(20_000),
      /** Without it, the first three of every group; with it, a part of this group, and only the numbers of the others. */
      group: z.enum(searchGroups).optional(),
      offset: z.int().min(0).max(1000).default(0),
    }),
    response: z.object({
      results: resultsSchema,
      /** True while the index of an earlier version is being completed. */
      incomplete: z.boolean(),
    }),
  },
});
