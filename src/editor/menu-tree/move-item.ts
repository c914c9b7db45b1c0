import type { Entry } from '#schemas/entry.ts';
import { minimalReorder } from '../minimal-reorder.ts';
import {
  childrenOf,
  findItem,
  type MenuNode,
  type MenuTree,
  parentOf,
  placeOf,
  type TreePosition,
  withChildren,
} from './menu-tree.ts';

/**
 * Moves an item with its descendants.
 * @returns The same tree if the target is inside the item.
 */
export function moveItem(tree: MenuTree, id: string, place: TreePosition): MenuTree {
  const node = findItem(tree, id);
  const before = placeOf(tree, id);
  if (!node || !before || (before.parent === place.parent && before.index === place.index)) return tree;
  const without = removeItem(tree, id);
  if (place.parent !== undefined && !findItem(without, place.parent)) return tree;
  return insertItem(without, node, place);
}

/** Inserts an item and renumbers as few siblings as possible. */
export function insertItem(tree: MenuTree, node: MenuNode, { parent, index }: TreePosition): MenuTree {
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

/** Removes an item and its descendants. */
export function removeItem(tree: MenuTree, id: string): MenuTree {
  const place = placeOf(tree, id);
  if (!place) return tree;
  const siblings = childrenOf(tree, place.parent).filter((node) => node.id !== id);
  return withChildren(tree, place.parent, siblings);
}

/**
 * Gives ordered siblings increasing `sort` numbers and changes as few as possible: the longest increasing subsequence
 * is preserved.
 */
export function renumber(siblings: MenuTree): MenuTree {
  const sorts = minimalReorder(siblings.map(({ entry }) => entry.sort));
  return siblings.map((node, index) => {
    const sort = sorts[index];
    return sort === node.entry.sort ? node : { ...node, entry: { ...node.entry, sort } };
  });
}

/** Drop target: before, after or on an item. */
interface DropPoint {
  id: string;
  position: 'before' | 'after' | 'on';
}

/**
 * Position of an item after a drop.
 * @returns Undefined if the target is inside the dragged item.
 */
export function dropPlace(
  tree: MenuTree,
  dragged: string,
  { id, position }: DropPoint,
): TreePosition | undefined {
  const rest = removeItem(tree, dragged);
  if (!findItem(rest, id)) return undefined;
  if (position === 'on') return { parent: id, index: childrenOf(rest, id).length };
  const place = placeOf(rest, id);
  return place && { parent: place.parent, index: place.index + (position === 'after' ? 1 : 0) };
}

/**
 * Keyboard moves of an item: `indent` makes it the last child of the previous sibling, `outdent` the next sibling of
 * its parent.
 */
export const steps = ['up', 'down', 'indent', 'outdent'] as const;
export type Step = (typeof steps)[number];

/**
 * Position after a step.
 * @returns Undefined if the step is not possible.
 */
export function stepOf(tree: MenuTree, id: string, step: Step): TreePosition | undefined {
  const place = placeOf(tree, id);
  if (!place) return undefined;
  const { parent, index } = place;
  const siblings = childrenOf(tree, parent);
  if (step === 'up') return index > 0 ? { parent, index: index - 1 } : undefined;
  if (step === 'down') return index < siblings.length - 1 ? { parent, index: index + 1 } : undefined;
  if (step === 'indent') {
    const above = siblings[index - 1];
    return above && { parent: above.id, index: above.children.length };
  }
  const outer = parent === undefined ? undefined : placeOf(tree, parent);
  return outer && { parent: outer.parent, index: outer.index + 1 };
}
