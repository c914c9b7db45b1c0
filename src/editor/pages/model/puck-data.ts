import type { Data } from '@puckeditor/core';
import { blocksOf, itemsOf, type PageData, withBlocks } from './stored-page.ts';

/** How Puck knows a block whose type is not in the catalogue. */
export const unknownType = 'unknown block';

/**
 * What Puck gets of a page: the order of its blocks, nothing of what is in them. Puck takes props apart and puts them
 * together again; what it never sees it cannot change, and so a page comes back to the byte.
 */
export const toPuck = (data: PageData, knows: (type: string) => boolean): Data => ({
  root: { props: {} },
  content: itemsOf(data).map(({ key, block }) => ({
    type: block && knows(block.type) ? block.type : unknownType,
    props: { id: key },
  })),
});

/**
 * The page in the order that Puck has now. `make` gives a block for what was dropped from the palette.
 * The very same page comes back when nothing was moved, added or removed.
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
