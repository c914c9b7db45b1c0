import { blockIds } from '#schemas/block-ids.ts';
import { type Block, blockSchema } from '#schemas/page.ts';

/** `data` of a page's entry, exactly as it is stored: whatever is in it stays there, whether it is understood or not. */
export type PageData = Readonly<Record<string, unknown>>;

/** A block of a page, and how the editor tells it from the others. */
export interface PageItem {
  /** The id that it has for visitors: numbered where an earlier block has the same, made from its type where it has none. */
  key: string;
  /** Undefined for what is no block at all. */
  block: Block | undefined;
  /** As it is stored. */
  stored: unknown;
  /** An earlier block of the page has its id. */
  duplicate: boolean;
}

export const blocksOf = ({ blocks }: PageData): readonly unknown[] => (Array.isArray(blocks) ? blocks : []);

/** The same page with other blocks. */
export const withBlocks = (data: PageData, blocks: readonly unknown[]): PageData => ({ ...data, blocks });

/** A block as far as it can be read; its own object stays untouched. */
export const readBlock = (stored: unknown): Block | undefined => blockSchema.safeParse(stored).data;

/** The blocks of a page in their order. */
export function itemsOf(data: PageData): PageItem[] {
  const blocks = blocksOf(data);
  const ids = blockIds(blocks);
  return blocks.map((stored, index) => {
    const block = readBlock(stored);
    const key = ids[index] ?? '';
    return { key, block, stored, duplicate: block !== undefined && key !== block.id };
  });
}

/** A readable id that no block of the page has: `stats`, `stats-2`, `stats-3`. */
export function freshId(wanted: string, taken: Iterable<string>): string {
  const used = new Set(taken);
  const base = wanted.replace(/-\d+$/, '') || 'block';
  let id = base;
  for (let number = 2; used.has(id); number += 1) id = `${base}-${number}`;
  return id;
}

/** The ids of a page's blocks. */
export const idsOf = (data: PageData): string[] => itemsOf(data).map(({ key, block }) => block?.id ?? key);
