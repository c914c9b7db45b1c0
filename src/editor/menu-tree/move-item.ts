import { insertItem } from './insert-item.ts';
import { findItem, type MenuTree, type Place, placeOf } from './menu-tree.ts';
import { removeItem } from './remove-item.ts';

/**
 * Moves an item with its descendants.
 * @returns The same tree if the target is inside the item.
 */
export function moveItem(tree: MenuTree, id: string, place: Place): MenuTree {
  const node = findItem(tree, id);
  const before = placeOf(tree, id);
  if (!node || !before || (before.parent === place.parent && before.index === place.index)) return tree;
  const without = removeItem(tree, id);
  if (place.parent !== undefined && !findItem(without, place.parent)) return tree;
  return insertItem(without, node, place);
}
