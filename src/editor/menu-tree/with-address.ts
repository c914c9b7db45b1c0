import { isExternal } from '#lib/menu.ts';
import type { Entry } from '#schemas/entry.ts';
import { childrenOf, findItem, type MenuTree, placeOf, withChildren } from './menu-tree.ts';
import type { UrlChange } from './urls-that-change.ts';

/** Sets the address of an item: an internal route also becomes its `defaultPath`, an external address does not. */
export function withAddress(entry: Entry, address: string): Entry {
  const { path: _path, defaultPath: _defaultPath, ...rest } = entry.data;
  const data = isExternal(address)
    ? { ...rest, path: address }
    : { ...rest, path: address, defaultPath: address };
  return { ...entry, data };
}

/** Applies path changes to the tree. */
export function withUrls(tree: MenuTree, urls: readonly UrlChange[]): MenuTree {
  return urls.reduce((before, { id, to }) => {
    const node = findItem(before, id);
    return node ? replaceEntry(before, withAddress(node.entry, to)) : before;
  }, tree);
}

/** Replaces an entry without moving it. */
export function replaceEntry(tree: MenuTree, entry: Entry): MenuTree {
  const place = placeOf(tree, entry.id);
  if (!place) return tree;
  const siblings = childrenOf(tree, place.parent).map((node) =>
    node.id === entry.id ? { ...node, entry } : node,
  );
  return withChildren(tree, place.parent, siblings);
}
