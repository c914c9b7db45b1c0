import * as z from 'zod';

/** Everything it shows comes from the site itself; an editor may put a line of their own above the fields. */
export const trackingProps = z.object({
  title: z.string().optional(),
  intro: z.string().optional(),
});
