import { flatten, type MenuNode, type MenuTree } from './menu-tree.ts';

/** New and changed items of a tree, which need a draft. */
export function changedItems(before: MenuTree, after: MenuTree): MenuNode[] {
  const entries = new Map(flatten(before).map(({ id, entry }) => [id, entry]));
  return flatten(after).filter(({ id, entry }) => entries.get(id) !== entry);
}
