import { isRecord } from '#schemas/is-record.ts';
import type { Block } from '#schemas/page.ts';
import { blocksOf, freshId, idsOf, itemsOf, type PageData, readBlock, withBlocks } from './stored-page.ts';

/** Index of a block; -1 if the page does not have it. */
export const indexOf = (data: PageData, key: string): number =>
  itemsOf(data).findIndex((item) => item.key === key);

export const insertBlock = (data: PageData, index: number, block: unknown): PageData =>
  withBlocks(data, blocksOf(data).toSpliced(index, 0, block));

/** Removes a block and its edit times, because another block may reuse its id. */
export function removeBlock(data: PageData, key: string): PageData {
  const index = indexOf(data, key);
  if (index < 0) return data;
  const { edited } = data;
  const rest = withBlocks(data, blocksOf(data).toSpliced(index, 1));
  if (!isRecord(edited) || !Object.hasOwn(edited, key)) return rest;
  return { ...rest, edited: Object.fromEntries(Object.entries(edited).filter(([id]) => id !== key)) };
}

/**
 * Moves a block.
 * @returns The same object if the block cannot move further.
 */
export function moveBlock(data: PageData, key: string, to: number): PageData {
  const blocks = blocksOf(data);
  const from = indexOf(data, key);
  if (from < 0 || to < 0 || to >= blocks.length || to === from) return data;
  return withBlocks(data, blocks.toSpliced(from, 1).toSpliced(to, 0, blocks[from]));
}

export function replaceBlock(data: PageData, key: string, block: unknown): PageData {
  const index = indexOf(data, key);
  return index < 0 || blocksOf(data)[index] === block
    ? data
    : withBlocks(data, blocksOf(data).with(index, block));
}

/** Replaces a block's props and leaves its other properties untouched; writes the version only if it changes. */
export function withProps(
  stored: unknown,
  { props, version }: Pick<Block, 'props' | 'version'>,
): Record<string, unknown> {
  const same = readBlock(stored)?.version === version;
  return { ...(isRecord(stored) ? stored : {}), ...(same ? {} : { version }), props };
}

/** A copy of a block with a new id. */
export const copyFor = (data: PageData, stored: unknown): Record<string, unknown> => ({
  ...(isRecord(stored) ? structuredClone(stored) : {}),
  id: freshId(readBlock(stored)?.id ?? '', idsOf(data)),
});

/** Gives a block a new id if an earlier block has the same. */
export function separateBlock(data: PageData, key: string): PageData {
  const item = itemsOf(data).find((one) => one.key === key);
  if (!item?.block) return data;
  const stored = isRecord(item.stored) ? item.stored : {};
  return replaceBlock(data, key, { ...stored, id: freshId(item.block.id, idsOf(data)) });
}
