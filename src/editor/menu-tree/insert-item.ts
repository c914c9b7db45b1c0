import type { Entry } from '#schemas/entry.ts';
import { childrenOf, type MenuNode, type MenuTree, type Place, parentOf, withChildren } from './menu-tree.ts';
import { renumber } from './renumber.ts';

/** Inserts an item and renumbers as few siblings as possible. */
export function insertItem(tree: MenuTree, node: MenuNode, { parent, index }: Place): MenuTree {
  const placed = { ...node, entry: placedBelow(node.entry, parent) };
  const siblings = childrenOf(tree, parent).toSpliced(index, 0, placed);
  return withChildren(tree, parent, renumber(siblings));
}

/**
 * Sets the parent of an entry.
 * @returns The same object if the parent does not change.
 */
function placedBelow(entry: Entry, parent: string | undefined): Entry {
  if (parentOf(entry) === parent) return entry;
  const { parentId: _, ...data } = entry.data;
  return { ...entry, data: parent === undefined ? data : { parentId: parent, ...data } };
}
