import * as z from 'zod';
import { collectionSource } from '../collection-source.ts';

/** Items of a source with a large picture each. */
export const mosaicProps = z.object({
  title: z.string().optional(),
  source: collectionSource,
});
