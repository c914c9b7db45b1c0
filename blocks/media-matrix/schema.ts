import * as z from 'zod';

/** The footer's media matrix, on a picture. */
export const mediaMatrixProps = z.object({
  title: z.string().min(1),
  text: z.string().optional(),
  /** Behind it. */
  img: z.string().optional(),
  source: z
    .object({ call: z.literal('footerConfig'), params: z.object({ key: z.literal('foot') }) })
    .prefault({ call: 'footerConfig', params: { key: 'foot' } }),
});
