import * as z from 'zod';
import { collectionSource } from '../collection-source.ts';

/** Items of a source with a file each. */
export const downloadsProps = z.object({
  title: z.string().optional(),
  source: collectionSource,
});
