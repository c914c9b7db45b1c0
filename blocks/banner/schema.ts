import * as z from 'zod';
import { bannerSchema } from '#schemas/banner.ts';

/** Slides of its own, or those of a column: the first-level menu's name in the current language. */
export const bannerProps = z.object({
  source: z
    .object({ call: z.literal('bannersOfColumn'), params: z.object({ belongColumn: z.string().min(1) }) })
    .optional(),
  slides: z.array(bannerSchema).optional(),
});
