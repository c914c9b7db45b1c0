import * as z from 'zod';
import { isRecord } from './is-record.ts';
import { label } from './label.ts';
import { list } from './lenient-fields.ts';
import { blockSchema } from './page.ts';

/**
 * How a section gets onto a page.
 *
 * - `SYNCED`: the page refers to it, so that a change of the section appears on every page.
 * - `COPIED`: its blocks are copied into the page and belong to the page from then on.
 * - `TEMPLATE`: a whole page to begin new pages with.
 */
export const sectionUses = ['SYNCED', 'COPIED', 'TEMPLATE'] as const;
export type SectionUse = (typeof sectionUses)[number];

/** A saved section in one language: a run of blocks with a name. Visitors see synced ones as part of their pages. */
export const sectionSchema = z.object({
  id: z.string(),
  title: label(z.string(), { zh: '名称', en: 'Name' }),
  blocks: label(list(blockSchema), { zh: '区块', en: 'Blocks' }),
});

/** Type of the blocks that refer to a synced section. No catalogue has it: pages are expanded before they are read. */
export const sectionReferenceType = 'section';

/** @returns true for a block that refers to a section, also if it does not say to which one */
export const isSectionReference = (block: unknown): block is Readonly<Record<string, unknown>> =>
  isRecord(block) && block.type === sectionReferenceType;

/** @returns the id of the section that a stored block refers to; `undefined` for every other block */
export function referredSection(block: unknown): string | undefined {
  if (!isSectionReference(block) || !isRecord(block.props)) return undefined;
  const { section } = block.props;
  return typeof section === 'string' && section !== '' ? section : undefined;
}

/** @returns a block that refers to a synced section */
export const sectionReference = (id: string, section: string) => ({
  id,
  type: sectionReferenceType,
  version: 1,
  props: { section },
});

/**
 * Replaces the blocks that refer to sections by the blocks of these sections. A reference that cannot be followed is left out:
 * it costs the page nothing else.
 *
 * @param blocksOf blocks of a section, which contain no references themselves; `undefined` if there is no such section
 * @returns the blocks of the page; those of a section have ids that begin with the id of the reference, because a page may
 * contain a section twice
 * @example
 * expandSections([{ id: 'a', type: 'section', props: { section: 'hotline' } }], () => [{ id: 'x', type: 'notes' }]);
 * // [{ id: 'a-x', type: 'notes' }]
 */
export function expandSections(
  blocks: readonly unknown[],
  blocksOf: (section: string) => readonly unknown[] | undefined,
): unknown[] {
  return blocks.flatMap((block) => {
    if (!isSectionReference(block)) return [block];
    const section = referredSection(block);
    const found = section === undefined ? [] : (blocksOf(section) ?? []);
    return found.filter((one) => !isSectionReference(one)).map((one) => within(block, one));
  });
}

const within = (reference: Readonly<Record<string, unknown>>, block: unknown): unknown =>
  isRecord(block)
    ? { ...block, id: `${reference.id ?? sectionReferenceType}-${block.id ?? block.type}` }
    : block;
