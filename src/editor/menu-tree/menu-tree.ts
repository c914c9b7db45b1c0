import { isExternal, normalisePath } from '#lib/menu.ts';
import type { EntryState, ListedEntry } from '#schemas/editor/editorial.ts';
import type { Entry } from '#schemas/entry.ts';
import { type BaseVersion, listedBaseVersion } from '../drafts/base-version.ts';

/** A menu item with those below it, as the next publish leaves it. */
export interface MenuNode {
  id: string;
  entry: Entry;
  state: EntryState;
  /** What a save of it names. */
  from: BaseVersion;
  children: MenuTree;
}
/** Siblings in their order. */
export type MenuTree = readonly MenuNode[];

/** Where an item stands: among the children of an item or on the first level, counted without the item itself. */
export interface Place {
  parent: string | undefined;
  index: number;
}

/** The menu from its entries, which stand in the order of their `sort`; what is to be removed is left out. */
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
  // Items that stand below themselves are on no page; here they can be put right.
  return [...firstLevel, ...below(entries)];
}

/** The item that an entry stands below; undefined on the first level. */
export function parentOf({ data: { parentId } }: Entry): string | undefined {
  const known = typeof parentId === 'string' || typeof parentId === 'number' ? String(parentId) : '';
  return known || undefined;
}

/** All items, each before those below it. */
export const flatten = (tree: MenuTree): MenuNode[] =>
  tree.flatMap((node) => [node, ...flatten(node.children)]);

export const findItem = (tree: MenuTree, id: string): MenuNode | undefined =>
  flatten(tree).find((node) => node.id === id);

/** The children of an item, or the first level. */
export const childrenOf = (tree: MenuTree, parent: string | undefined): MenuTree =>
  parent === undefined ? tree : (findItem(tree, parent)?.children ?? []);

/** Where an item stands in the tree; undefined when it is not there. */
export function placeOf(tree: MenuTree, id: string, parent?: string): Place | undefined {
  const index = tree.findIndex((node) => node.id === id);
  if (index >= 0) return { parent, index };
  for (const node of tree) {
    const found = placeOf(node.children, id, node.id);
    if (found) return found;
  }
  return undefined;
}

/** Replaces the children of an item, or the first level; everything else is the same object as before. */
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

/** Where a click on an item leads, as it is written; empty for a heading without one. */
export const addressOf = ({ data: { path, defaultPath } }: Entry): string =>
  textOf(path) ?? textOf(defaultPath) ?? '';

/** The route of its page; undefined when it leads elsewhere or nowhere. */
export function routeOfEntry({ data: { path, defaultPath } }: Entry): string | undefined {
  const route = textOf(defaultPath) ?? textOf(path);
  return route === undefined || isExternal(route) ? undefined : normalisePath(route);
}

/** Both names; the English one is empty where there is none. */
export const namesOf = ({ data: { menuName, menuNameEn } }: Entry): { zh: string; en: string } => ({
  zh: textOf(menuName) ?? '',
  en: textOf(menuNameEn) ?? '',
});

/** Whether visitors see it in the navigation (specification, section 2). */
export const isShown = ({ data: { visible } }: Entry): boolean => String(visible) === '0';
