import * as z from 'zod';
import { pagePathSchema } from './redirect.ts';
import { list } from './tolerant.ts';

/**
 * A block as it is stored: `props` is whatever its own version wrote; the registry migrates and parses it.
 * A block that shows CMS data names its source in its props instead of holding the data.
 */
export const blockSchema = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  version: z.int().min(1).prefault(1),
  props: z.record(z.string(), z.unknown()).prefault({}),
});
export type Block = z.output<typeof blockSchema>;

/** Route metadata (specification, section 2). `padding: false` lets blocks run to the edge. */
export const pageMetaSchema = z.object({
  padding: z.boolean().optional(),
  background: z.enum(['white', 'mist']).optional().catch(undefined),
  hidden: z.boolean().optional(),
  /** Of use to one person at a time: search engines, the sitemap and the page cache leave it out. */
  noindex: z.boolean().optional(),
  /**
   * Each block is a section, and so is the footer: one gesture turns one (rules HOME-01a to HOME-04). Under reduced motion,
   * on short screens and without scripts the page scrolls like any other.
   */
  paging: z.boolean().optional(),
  description: z.string().optional(),
});

/** A page: a route and its list of typed blocks, in one language (decisions, section 4). */
export const pageDefinitionSchema = z.object({
  path: pagePathSchema,
  title: z.string(),
  meta: pageMetaSchema.prefault({}),
  blocks: list(blockSchema),
});
export type PageDefinition = z.output<typeof pageDefinitionSchema>;
