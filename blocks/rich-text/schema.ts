import * as z from 'zod';

/** HTML of its own, the text of a centre's introduction, or the news item whose id is in the URL. */
export const richTextProps = z.object({
  title: z.string().optional(),
  html: z.string().optional().meta({ contentMediaType: 'text/html' }),
  source: z
    .discriminatedUnion('call', [
      z.object({ call: z.literal('introduction'), params: z.object({ type: z.int().min(1).max(2) }) }),
      z.object({
        call: z.literal('newsDetail'),
        params: z.object({ listPath: z.string(), detailPath: z.string() }),
      }),
    ])
    .optional(),
});
export type RichTextSource = NonNullable<z.output<typeof richTextProps>['source']>;
