import * as z from 'zod';
import { isExternal } from '#lib/menu.ts';
import type { Entry } from '#schemas/entry.ts';
import {
  addressOf,
  childrenOf,
  findItem,
  isShown,
  type MenuTree,
  namesOf,
  placeOf,
  withChildren,
} from './menu-tree.ts';
import type { UrlChange } from './urls-that-change.ts';

/** Values of the form of a menu item. */
export const itemValuesSchema = z.object({
  zh: z.string(),
  en: z.string(),
  external: z.boolean(),
  /** Internal path; preserved while `url` is in use, and vice versa. */
  path: z.string(),
  url: z.string(),
  shown: z.boolean(),
});
export type ItemValues = z.output<typeof itemValuesSchema>;

export function valuesOf(entry: Entry): ItemValues {
  const address = addressOf(entry);
  const external = isExternal(address);
  return {
    ...namesOf(entry),
    external,
    path: external ? '' : address,
    url: external ? address : '',
    shown: isShown(entry),
  };
}

export const addressIn = ({ external, path, url }: ItemValues): string => (external ? url : path).trim();

/**
 * Writes the form's values to the entry. Writes the address only if it has changed, because an item may have a
 * different `path` and `defaultPath`.
 */
export function entryWith(entry: Entry, values: ItemValues): Entry {
  const { menuNameEn: _, ...rest } = entry.data;
  const en = values.en.trim();
  const data = {
    ...rest,
    menuName: values.zh.trim(),
    ...(en ? { menuNameEn: en } : {}),
    visible: values.shown ? '0' : '1',
  };
  const next = { ...entry, data };
  const address = addressIn(values);
  return address === addressOf(entry) ? next : withAddress(next, address);
}

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
