import type { Data } from '@puckeditor/core';
import { blocksOf, itemsOf, type PageData, withBlocks } from './stored-page.ts';

/** Puck's component name for blocks whose type is not in the catalogue. */
export const unknownType = 'unknown block';

/**
 * Puck's data for a page: the order of its blocks without their props. Puck takes props apart and reassembles them; it
 * cannot change props that it never receives, so the page is preserved byte for byte.
 */
export const toPuck = (data: PageData, knows: (type: string) => boolean): Data => ({
  root: { props: {} },
  content: itemsOf(data).map(({ key, block }) => ({
    type: block && knows(block.type) ? block.type : unknownType,
    props: { id: key },
  })),
});

/**
 * The page in Puck's current order.
 * @param make creates the block for a drop from the palette
 * @returns The same object if no block was moved, added or removed.
 */
export function fromPuck(
  puck: Pick<Data, 'content'>,
  data: PageData,
  make: (type: string) => unknown,
): PageData {
  const stored = new Map(itemsOf(data).map((item) => [item.key, item.stored]));
  const blocks = puck.content.map(({ type, props: { id } }) =>
    stored.has(id) ? stored.get(id) : make(type),
  );
  return sameItems(blocks, blocksOf(data)) ? data : withBlocks(data, blocks);
}

const sameItems = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((item, index) => item === others[index]);
