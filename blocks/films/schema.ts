import * as z from 'zod';
import { collectionSource } from '../collection-source.ts';

/** Items of a source with a film each. */
export const filmsProps = z.object({
  title: z.string().optional(),
  source: collectionSource,
});
