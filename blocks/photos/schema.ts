import * as z from 'zod';

/** The photographs of the activity whose id is in the URL. */
export const photosProps = z.object({
  source: z.object({
    call: z.literal('activityAtlasDetail'),
    params: z.object({
      /** Where the list of all activities is. */
      listPath: z.string().startsWith('/'),
    }),
  }),
});
