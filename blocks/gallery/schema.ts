import * as z from 'zod';
import { albumTypes } from '#schemas/enumerations.ts';

/** The albums of a gallery; the chosen one stands in the URL as `album`, the page of the list as `page`. */
export const galleryProps = z.object({
  source: z.object({
    call: z.literal('albumPage'),
    params: z.object({
      atlasType: z.enum(albumTypes),
      pageSize: z.int().min(1).max(100).default(6),
    }),
  }),
});
