import * as z from 'zod';
import { articleTypes } from '#schemas/enumerations.ts';

const path = z.string().startsWith('/');

const articleParams = {
  /** Where the list is that the article stands in, and where its neighbours are shown with `?id=`. */
  listPath: path,
  detailPath: path,
};

/**
 * HTML of its own, the text of a centre's introduction, a part of a remote config, or the article whose id is in
 * the URL.
 */
export const richTextProps = z.object({
  title: z.string().optional(),
  html: z.string().optional().meta({ contentMediaType: 'text/html' }),
  source: z
    .discriminatedUnion('call', [
      z.object({ call: z.literal('introduction'), params: z.object({ type: z.int().min(1).max(2) }) }),
      z.object({ call: z.literal('newsDetail'), params: z.object(articleParams) }),
      z.object({
        call: z.literal('articleDetail'),
        params: z.object({
          ...articleParams,
          /** Lists of articles of one type, where each type has its own. */
          listPathOf: z.partialRecord(z.enum(articleTypes), path).prefault({}),
          /** The links to the previous and next article. */
          neighbours: z.boolean().default(true),
        }),
      }),
      z.object({
        call: z.literal('remoteConfig'),
        params: z.object({ part: z.enum(['venue', 'service', 'development', 'exhibitionVr']) }),
      }),
    ])
    .optional(),
});
export type RichTextSource = NonNullable<z.output<typeof richTextProps>['source']>;
