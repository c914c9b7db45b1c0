import * as z from 'zod';
import { everySource } from '#blocks/collection-source.ts';

/** Items of a source, or items of its own. */
export const collectionProps = z.object({
  title: z.string().optional(),
  source: z.discriminatedUnion('call', everySource).optional(),
  items: z
    .array(
      z.object({
        title: z.string().min(1),
        text: z.string().optional(),
        /** yyyy-mm-dd */
        date: z.iso.date().optional(),
        img: z.string().optional(),
        href: z.string().optional(),
      }),
    )
    .optional(),
  /** Where an item with a page of its own leads, with `?id=`. */
  detailPath: z.string().startsWith('/').optional(),
  /** `cards` side by side, or `rows` with everything an item has. */
  layout: z.enum(['cards', 'rows']).default('rows'),
});
