import * as z from 'zod';
import { collectionSource } from '../collection-source.ts';

/** Items of a source with a picture and a name each. */
export const tilesProps = z.object({
  title: z.string().optional(),
  source: collectionSource,
});
