import * as z from 'zod';

/**
 * What of a page stands in its settings, in one language as `pageDefinitionSchema` has it; its words are those of
 * `pageFields`.
 */
export const pageSettings = z.object({
  title: z.string(),
  meta: z.object({
    description: z.string().optional(),
    padding: z.boolean().default(true),
    background: z.enum(['white', 'mist']).default('white'),
    hidden: z.boolean().default(false),
    paging: z.boolean().default(false),
  }),
});
