import { flatten, type MenuNode, type MenuTree } from './menu-tree.ts';

/** The items of a tree that are not as they were: those that need a draft. */
export function changedItems(before: MenuTree, after: MenuTree): MenuNode[] {
  const entries = new Map(flatten(before).map(({ id, entry }) => [id, entry]));
  return flatten(after).filter(({ id, entry }) => entries.get(id) !== entry);
}
