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
export function readBlock(stored: unknown): Block | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const known = parsed.get(stored);
  if (known) return known.block;
  const block = blockSchema.safeParse(stored).data;
  parsed.set(stored, { block });
  return block;
}

/** Stored blocks are never changed, and a page of 200 blocks would be parsed at every key. */
const parsed = new WeakMap<object, { block: Block | undefined }>();

export function itemsOf(data: PageData): PageItem[] {
  const blocks = blocksOf(data);
  const ids = blockIds(blocks);
  return blocks.map((stored, index) => {
    const block = readBlock(stored);
    const key = ids[index] ?? '';
    return { key, block, stored, duplicate: block !== undefined && key !== block.id };
  });
}

/**
 * An unused readable id: `stats-7k3f`. It ends with a random part that begins with a digit, because two editors may add
 * a block to the same page at the same time, and blocks are merged by their id.
 */
export function freshId(wanted: string, taken: Iterable<string>, random: () => number = Math.random): string {
  const used = new Set(taken);
  const base = wanted.replace(/-\d[a-z0-9]*$/, '') || 'block';
  for (;;) {
    const id = `${base}-${Math.floor(random() * 10)}${letters(random)}`;
    if (!used.has(id)) return id;
  }
}

const letters = (random: () => number): string =>
  Array.from({ length: 3 }, () => Math.floor(random() * 36).toString(36)).join('');

export const idsOf = (data: PageData): string[] => itemsOf(data).map(({ key, block }) => block?.id ?? key);
