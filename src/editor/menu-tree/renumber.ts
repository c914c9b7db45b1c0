import { minimalReorder } from '../minimal-reorder.ts';
import type { MenuTree } from './menu-tree.ts';

/**
 * Gives siblings, which stand as they shall, rising `sort` numbers and changes as few of them as possible: those on the
 * longest run that rises already stay as they are.
 */
export function renumber(siblings: MenuTree): MenuTree {
  const sorts = minimalReorder(siblings.map(({ entry }) => entry.sort));
  return siblings.map((node, index) => {
    const sort = sorts[index];
    return sort === node.entry.sort ? node : { ...node, entry: { ...node.entry, sort } };
  });
}
