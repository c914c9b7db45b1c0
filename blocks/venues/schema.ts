import * as z from 'zod';
import { halls, rooms } from '#blocks/collection-source.ts';
import { linkProps } from '#blocks/link-props.ts';

/** Halls or rooms: one below the other, or one at a time behind tabs. */
export const venuesProps = z.object({
  source: z.discriminatedUnion('call', [halls, rooms]),
  layout: z.enum(['sections', 'tabs']).default('sections'),
  /** Where a visitor goes on from each of them; the first is the main one. */
  links: z.array(linkProps).max(3).optional(),
});
