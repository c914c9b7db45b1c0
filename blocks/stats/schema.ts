import * as z from 'zod';
import { statisticSchema } from '#schemas/introduction.ts';

/** Statistics of its own, those of a centre's introduction (`type` 1 exhibition, 2 meeting), or of the company. */
export const statsProps = z.object({
  title: z.string().optional(),
  source: z
    .discriminatedUnion('call', [
      z.object({ call: z.literal('introduction'), params: z.object({ type: z.int().min(1).max(2) }) }),
      z.object({
        call: z.literal('remoteConfig'),
        params: z.object({ key: z.literal('official.companyProfile.config') }),
      }),
    ])
    .optional(),
  items: z.array(statisticSchema).optional(),
  /** Decimals while counting: 1 on introductions, 2 on exhibition venues (specification, section 9). */
  decimals: z.int().min(0).max(2).default(1),
  /** The first figure stands above the others, very large. */
  lead: z.boolean().default(true),
});
