import * as z from 'zod';
import { languages } from '../language.ts';
import { defineCalls } from './call.ts';
import { draftNameSchema, entryNameSchema } from './editorial.ts';
import { type ReadinessCode, readinessCodes } from './readiness-codes.ts';

/** Something that a check before publishing found. */
const readinessFindingSchema = entryNameSchema.extend({
  code: z.enum(readinessCodes),
  language: z.enum(languages).optional(),
  /** Block of a page. */
  block: z.string().optional(),
  /** Path of the field in the form of the block or entry. */
  field: z.string().optional(),
  /** The link, heading, release or reason that it is about. */
  about: z.string().optional(),
  /** Whether it prevents publishing. */
  blocks: z.boolean(),
});
export type ReadinessFinding = z.output<typeof readinessFindingSchema>;

/**
 * Findings that a publisher can let block. Broken rules of the page contract and pages that do not move with their menu items
 * always do, links elsewhere never.
 */
export const choosableCodes = readinessCodes.filter(
  (code): code is Exclude<ReadinessCode, 'contract' | 'pageLeft' | 'outsideLink'> =>
    code !== 'contract' && code !== 'pageLeft' && code !== 'outsideLink',
);

const rules = z.object({ blocking: z.array(z.enum(choosableCodes)) });

/** The check before publishing, and what of it blocks. */
export const readinessCalls = defineCalls({
  /** Checks drafts as the site would be after publishing them. 409 if one has changed. */
  checkReadiness: {
    access: 'editor',
    request: z.object({
      drafts: z
        .array(draftNameSchema.extend({ languages: z.array(z.enum(languages)).min(1).optional() }))
        .min(1)
        .max(500),
    }),
    response: z.object({ findings: z.array(readinessFindingSchema) }),
  },
  readReadinessRules: { access: 'editor', request: z.object({}), response: rules },
  changeReadinessRules: { access: 'publisher', request: rules, response: rules },
});
