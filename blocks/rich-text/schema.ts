import * as z from 'zod';

/** A title and HTML of its own. */
export const richTextProps = z.object({
  title: z.string().optional(),
  html: z.string().optional().meta({ contentMediaType: 'text/html' }),
});
