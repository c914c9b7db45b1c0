import * as z from 'zod';
import { collectionSource } from '../collection-source.ts';

/** Items of a source, one at a time, with what they add up to. */
export const showcaseProps = z.object({
  title: z.string().optional(),
  source: collectionSource,
  /** What the items are, for their number: `8` `家` `协议酒店`. Without it nothing is added up. */
  total: z.object({ label: z.string().min(1), unit: z.string().optional() }).optional(),
  /** A line below, about the figures. */
  note: z.string().optional(),
});
