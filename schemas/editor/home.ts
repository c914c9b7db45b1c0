import * as z from 'zod';
import { languages } from '../language.ts';
import { defineCalls } from './call.ts';
import { entryNameSchema, entryStates, localisedTitleSchema } from './editorial.ts';
import { listedRequestSchema } from './inbox.ts';
import { translationCalls } from './translations.ts';

/** Rows of a section of the home screen. */
export const homeRows = 5;

const section = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), total: z.int() });

const homeDraftSchema = entryNameSchema.extend({
  title: localisedTitleSchema,
  path: z.string().optional(),
  state: z.enum(entryStates),
  /** ISO 8601. */
  at: z.string(),
  /** Languages that lack texts, or have older ones. */
  behind: z.array(z.object({ language: z.enum(languages), missing: z.int(), older: z.int() })),
});
export type HomeDraft = z.output<typeof homeDraftSchema>;

const homeReleaseSchema = z.object({
  id: z.int(),
  name: z.string().optional(),
  /** ISO 8601. */
  at: z.string(),
  /** Number of entries. */
  count: z.int(),
});

const homeChangeSchema = entryNameSchema.extend({
  title: localisedTitleSchema,
  /** ISO 8601. */
  at: z.string(),
  by: z.string(),
  removed: z.boolean(),
});

/** The home screen of the editor: what waits, the most urgent first. */
export const homeCalls = defineCalls({
  home: {
    access: 'editor',
    request: z.object({}),
    response: z.object({
      /** Unanswered requests with a deadline, the earliest deadline first. */
      requests: section(listedRequestSchema),
      /** Drafts that the caller saved last, the newest first. */
      drafts: section(homeDraftSchema),
      /** English texts that are missing or older, by kind. */
      translations: translationCalls.listTranslations.response.shape.sections,
      /** Releases with a moment, the next first. */
      planned: section(homeReleaseSchema),
      /** What others have published since `since`, the newest first; `total` is at most 100. */
      changes: section(homeChangeSchema),
      /** When the caller marked everything as seen; a week ago if that is longer ago, or never. ISO 8601. */
      since: z.string(),
      /** The server's time of this answer, for `markHomeSeen`. */
      at: z.string(),
    }),
  },
  /** Notes that the caller has seen all changes until a time. */
  markHomeSeen: {
    access: 'editor',
    request: z.object({ at: z.iso.datetime() }),
    response: z.object({}),
  },
});
