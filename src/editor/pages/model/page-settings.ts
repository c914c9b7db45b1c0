import * as z from 'zod';

/** The settings of a page as a form schema: a part of `pageDefinitionSchema`. `pageFields` has its labels. */
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
