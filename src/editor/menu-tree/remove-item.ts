import { childrenOf, type MenuTree, placeOf, withChildren } from './menu-tree.ts';

/** Removes an item and its descendants. */
export function removeItem(tree: MenuTree, id: string): MenuTree {
  const place = placeOf(tree, id);
  if (!place) return tree;
  const siblings = childrenOf(tree, place.parent).filter((node) => node.id !== id);
  return withChildren(tree, place.parent, siblings);
}
