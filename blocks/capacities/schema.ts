import * as z from 'zod';
import { halls, rooms } from '#blocks/collection-source.ts';

/** What halls or rooms have figures of, side by side. */
export const capacitiesProps = z.object({
  source: z.discriminatedUnion('call', [halls, rooms]),
  title: z.string().min(1),
  /** Only figures in this unit, such as people, where there are any. */
  unit: z.string().min(1).optional(),
  /** A line below the table. */
  note: z.string().optional(),
});
