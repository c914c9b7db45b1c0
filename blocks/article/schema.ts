import * as z from 'zod';
import { articleTypes } from '#schemas/enumerations.ts';

const path = z.string().startsWith('/');

const params = {
  /** Where the list is that the article stands in, and where its neighbours are shown with `?id=`. */
  listPath: path,
  detailPath: path,
};

/** The news item or notice whose id is in the URL. */
export const articleProps = z.object({
  source: z.discriminatedUnion('call', [
    z.object({ call: z.literal('newsDetail'), params: z.object(params) }),
    z.object({
      call: z.literal('articleDetail'),
      params: z.object({
        ...params,
        /** Lists of articles of one type, where each type has its own. */
        listPathOf: z.partialRecord(z.enum(articleTypes), path).prefault({}),
        /** The links to the previous and next article. */
        neighbours: z.boolean().default(true),
      }),
    }),
  ]),
});
