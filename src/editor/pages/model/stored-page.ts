import { blockIds } from '#schemas/block-ids.ts';
import { type Block, blockSchema } from '#schemas/page.ts';

/** `data` of a page's entry exactly as stored; unknown properties are preserved. */
export type PageData = Readonly<Record<string, unknown>>;

/** A block of a page with its key in the editor. */
export interface PageItem {
  /**
   * Id on the public page: numbered if an earlier block has the same id, derived from the type if the block has none.
   */
  key: string;
  /** Undefined if the stored value is not a block. */
  block: Block | undefined;
  /** The stored value, unparsed. */
  stored: unknown;
  /** Whether an earlier block of the page has the same id. */
  duplicate: boolean;
}

export const blocksOf = ({ blocks }: PageData): readonly unknown[] => (Array.isArray(blocks) ? blocks : []);

export const withBlocks = (data: PageData, blocks: readonly unknown[]): PageData => ({ ...data, blocks });

/**
 * Parses a stored block without changing the stored object.
 * @returns Undefined if the value is not a block.
 */
export const readBlock = (stored: unknown): Block | undefined => blockSchema.safeParse(stored).data;

export function itemsOf(data: PageData): PageItem[] {
  const blocks = blocksOf(data);
  const ids = blockIds(blocks);
  return blocks.map((stored, index) => {
    const block = readBlock(stored);
    const key = ids[index] ?? '';
    return { key, block, stored, duplicate: block !== undefined && key !== block.id };
  });
}

/** An unused readable id: `stats`, `stats-2`, `stats-3`. */
export function freshId(wanted: string, taken: Iterable<string>): string {
  const used = new Set(taken);
  const base = wanted.replace(/-\d+$/, '') || 'block';
  let id = base;
  for (let number = 2; used.has(id); number += 1) id = `${base}-${number}`;
  return id;
}

export const idsOf = (data: PageData): string[] => itemsOf(data).map(({ key, block }) => block?.id ?? key);
