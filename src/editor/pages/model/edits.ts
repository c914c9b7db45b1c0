import { isRecord } from '#schemas/is-record.ts';
import type { Block } from '#schemas/page.ts';
import { blocksOf, freshId, idsOf, itemsOf, type PageData, readBlock, withBlocks } from './stored-page.ts';

/** Where a block stands, by its key; -1 when it is gone. */
export const indexOf = (data: PageData, key: string): number =>
  itemsOf(data).findIndex((item) => item.key === key);

export const insertBlock = (data: PageData, index: number, block: unknown): PageData =>
  withBlocks(data, blocksOf(data).toSpliced(index, 0, block));

/** Takes a block away, and what is remembered of its texts: another block may get its id. */
export function removeBlock(data: PageData, key: string): PageData {
  const index = indexOf(data, key);
  if (index < 0) return data;
  const { edited } = data;
  const rest = withBlocks(data, blocksOf(data).toSpliced(index, 1));
  if (!isRecord(edited) || !Object.hasOwn(edited, key)) return rest;
  return { ...rest, edited: Object.fromEntries(Object.entries(edited).filter(([id]) => id !== key)) };
}

/** Puts a block somewhere else; the same page where it cannot go further. */
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

/** A block with other props; its version is written only where it changes. Everything else of it stays as it is stored. */
export function withProps(
  stored: unknown,
  { props, version }: Pick<Block, 'props' | 'version'>,
): Record<string, unknown> {
  const same = readBlock(stored)?.version === version;
  return { ...(isRecord(stored) ? stored : {}), ...(same ? {} : { version }), props };
}

/** A copy of a block that may stand beside it: only its id is another. */
export const copyFor = (data: PageData, stored: unknown): Record<string, unknown> => ({
  ...(isRecord(stored) ? structuredClone(stored) : {}),
  id: freshId(readBlock(stored)?.id ?? '', idsOf(data)),
});

/** Gives a block an id of its own where an earlier one has the same. */
export function separateBlock(data: PageData, key: string): PageData {
  const item = itemsOf(data).find((one) => one.key === key);
  if (!item?.block) return data;
  const stored = isRecord(item.stored) ? item.stored : {};
  return replaceBlock(data, key, { ...stored, id: freshId(item.block.id, idsOf(data)) });
}
