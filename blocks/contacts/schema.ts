import * as z from 'zod';
import { collectionSource } from '../collection-source.ts';

/** Ways to reach somebody: items whose text is an answer and, on further lines, when or how. */
export const contactsProps = z.object({
  title: z.string().optional(),
  source: collectionSource,
});
