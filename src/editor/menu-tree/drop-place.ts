import { childrenOf, findItem, type MenuTree, type Place, placeOf } from './menu-tree.ts';
import { removeItem } from './remove-item.ts';

/** Where something is let go: before or after an item, or on it. */
export interface DropPoint {
  id: string;
  position: 'before' | 'after' | 'on';
}

/** The place that an item gets when it is dropped; undefined when that is below itself. */
export function dropPlace(tree: MenuTree, dragged: string, { id, position }: DropPoint): Place | undefined {
  const rest = removeItem(tree, dragged);
  if (!findItem(rest, id)) return undefined;
  if (position === 'on') return { parent: id, index: childrenOf(rest, id).length };
  const place = placeOf(rest, id);
  return place && { parent: place.parent, index: place.index + (position === 'after' ? 1 : 0) };
}
