import * as z from 'zod';

/** Pictures of its own, or those of a centre's introduction. */
export const carouselProps = z.object({
  title: z.string().optional(),
  source: z
    .object({ call: z.literal('introduction'), params: z.object({ type: z.int().min(1).max(2) }) })
    .optional(),
  items: z.array(z.object({ img: z.string().min(1), caption: z.string().optional() })).optional(),
});
