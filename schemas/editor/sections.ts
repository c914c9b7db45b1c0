import * as z from 'zod';
import { languages } from '../language.ts';
import { defineCalls } from './call.ts';
import { entryNameSchema, localisedTitleSchema } from './editorial.ts';

/** A page or template that shows a synced section. */
export const sectionUseSchema = entryNameSchema.extend({
  /** Id of the section. */
  section: z.string(),
  title: localisedTitleSchema,
  /** Path of a page after its next publish. */
  path: z.string().optional(),
  /** Positions of the references, from 1. */
  positions: z.array(z.int()),
  /** Languages in which visitors see it there; none for a draft or a template. */
  published: z.array(z.enum(languages)),
  /** Whether a draft contains it. */
  draft: z.boolean(),
});
export type SectionUseAt = z.output<typeof sectionUseSchema>;

/** The editor's calls about saved sections. They are stored and published as other content. */
export const sectionCalls = defineCalls({
  /** Where synced sections are shown: one of them, or all without `id`. */
  sectionUses: {
    access: 'editor',
    request: z.object({ id: z.string().min(1).max(200).optional() }),
    response: z.object({
      uses: z.array(sectionUseSchema),
      /** How many uses there are, with those that the account may not open. */
      total: z.int(),
    }),
  },
});
