import { minimalReorder } from '../minimal-reorder.ts';
import type { MenuTree } from './menu-tree.ts';

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
