import { isExternal } from '#lib/menu.ts';
import type { Entry } from '#schemas/entry.ts';
import { childrenOf, findItem, type MenuTree, placeOf, withChildren } from './menu-tree.ts';
import type { UrlChange } from './urls-that-change.ts';

/** An item that leads elsewhere: to one of our routes, which is then its own, or to an address outside. */
export function withAddress(entry: Entry, address: string): Entry {
  const { path: _path, defaultPath: _defaultPath, ...rest } = entry.data;
  const data = isExternal(address)
    ? { ...rest, path: address }
    : { ...rest, path: address, defaultPath: address };
  return { ...entry, data };
}

/** The tree with the new paths of its items. */
export function withUrls(tree: MenuTree, urls: readonly UrlChange[]): MenuTree {
  return urls.reduce((before, { id, to }) => {
    const node = findItem(before, id);
    return node ? replaceEntry(before, withAddress(node.entry, to)) : before;
  }, tree);
}

/** The tree with another state of an entry, which stays where it is. */
export function replaceEntry(tree: MenuTree, entry: Entry): MenuTree {
  const place = placeOf(tree, entry.id);
  if (!place) return tree;
  const siblings = childrenOf(tree, place.parent).map((node) =>
    node.id === entry.id ? { ...node, entry } : node,
  );
  return withChildren(tree, place.parent, siblings);
}
