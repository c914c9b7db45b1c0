import { childrenOf, findItem, type MenuTree, type Place, placeOf } from './menu-tree.ts';
import { removeItem } from './remove-item.ts';

/** Drop target: before, after or on an item. */
export interface DropPoint {
  id: string;
  position: 'before' | 'after' | 'on';
}

/**
 * Position of an item after a drop.
 * @returns Undefined if the target is inside the dragged item.
 */
export function dropPlace(tree: MenuTree, dragged: string, { id, position }: DropPoint): Place | undefined {
  const rest = removeItem(tree, dragged);
  if (!findItem(rest, id)) return undefined;
  if (position === 'on') return { parent: id, index: childrenOf(rest, id).length };
  const place = placeOf(rest, id);
  return place && { parent: place.parent, index: place.index + (position === 'after' ? 1 : 0) };
}
