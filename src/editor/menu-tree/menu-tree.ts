import { isExternal, normalisePath } from '#lib/menu.ts';
import type { EntryState, ListedEntry } from '#schemas/editor/editorial.ts';
import type { Entry } from '#schemas/entry.ts';
import { type BaseVersion, listedBaseVersion } from '../drafts/base-version.ts';

/** A menu item with its children, drafts applied. */
export interface MenuNode {
  id: string;
  entry: Entry;
  state: EntryState;
  /** Version on which a save is based. */
  from: BaseVersion;
  children: MenuTree;
}
/** Siblings in order. */
export type MenuTree = readonly MenuNode[];

/** Position of an item; `index` counts the siblings without the item itself. */
export interface TreePosition {
  parent: string | undefined;
  index: number;
}

/** Builds the menu from its entries, sorted by `sort`. Omits items marked for removal. */
export function treeOf(listed: readonly ListedEntry[]): MenuTree {
  const entries = listed.flatMap((item) => {
    const { entry, state } = item;
    return entry && state !== 'removal'
      ? [{ id: entry.id, entry, state, from: listedBaseVersion(item) }]
      : [];
  });
  const ids = new Set(entries.map(({ id }) => id));
  const byParent = Map.groupBy(entries, ({ entry }) => parentOf(entry));
  const reached = new Set<string>();
  const below = (items: typeof entries): MenuTree =>
    items.flatMap((item) => {
      if (reached.has(item.id)) return [];
      reached.add(item.id);
      return [{ ...item, children: below(byParent.get(item.id) ?? []) }];
    });
  const firstLevel = below(entries.filter(({ entry }) => !ids.has(parentOf(entry) ?? '')));
  // Items in a cycle are on no page; listing them lets editors repair them.
  return [...firstLevel, ...below(entries)];
}

/** Id of the parent; undefined on the first level. */
export function parentOf({ data: { parentId } }: Entry): string | undefined {
  const known = typeof parentId === 'string' || typeof parentId === 'number' ? String(parentId) : '';
  return known || undefined;
}

/** All items in depth-first order. */
export const flatten = (tree: MenuTree): MenuNode[] =>
  tree.flatMap((node) => [node, ...flatten(node.children)]);

export const findItem = (tree: MenuTree, id: string): MenuNode | undefined =>
  flatten(tree).find((node) => node.id === id);

/** Children of an item; the first level if `parent` is undefined. */
export const childrenOf = (tree: MenuTree, parent: string | undefined): MenuTree =>
  parent === undefined ? tree : (findItem(tree, parent)?.children ?? []);

/** @returns Undefined if the tree does not have the item. */
export function placeOf(tree: MenuTree, id: string, parent?: string): TreePosition | undefined {
  const index = tree.findIndex((node) => node.id === id);
  if (index >= 0) return { parent, index };
  for (const node of tree) {
    const found = placeOf(node.children, id, node.id);
    if (found) return found;
  }
  return undefined;
}

/** Replaces the children of an item, or the first level. Unchanged nodes stay the same objects. */
export function withChildren(tree: MenuTree, parent: string | undefined, children: MenuTree): MenuTree {
  if (parent === undefined) return children;
  return tree.map((node) => {
    if (node.id === parent) return { ...node, children };
    const below = withChildren(node.children, parent, children);
    return below.every((child, index) => child === node.children[index]) &&
      below.length === node.children.length
      ? node
      : { ...node, children: below };
  });
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Target of the item's link as stored; empty for a heading. */
export const addressOf = ({ data: { path, defaultPath } }: Entry): string =>
  textOf(path) ?? textOf(defaultPath) ?? '';

/** Route of the item's page; undefined if the item is external or a heading. */
export function routeOfEntry({ data: { path, defaultPath } }: Entry): string | undefined {
  const route = textOf(defaultPath) ?? textOf(path);
  return route === undefined || isExternal(route) ? undefined : normalisePath(route);
}

/** Both names; a missing name is empty. */
export const namesOf = ({ data: { menuName, menuNameEn } }: Entry): { zh: string; en: string } => ({
  zh: textOf(menuName) ?? '',
  en: textOf(menuNameEn) ?? '',
});

/** Whether the navigation shows the item (specification, section 2). */
export const isShown = ({ data: { visible } }: Entry): boolean => String(visible) === '0';
