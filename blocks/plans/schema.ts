import * as z from 'zod';

/** The drawings of a centre's halls or rooms: `type` 1 is the exhibition centre, 2 the conference centre. */
export const plansProps = z.object({
  title: z.string().optional(),
  source: z.object({
    call: z.literal('technicalParameters'),
    params: z.object({ type: z.int().min(1).max(2) }),
  }),
});
