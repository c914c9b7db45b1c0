import { capitalise } from '../capitalise.ts';
import { childrenOf, findItem, type MenuTree, routeOfEntry } from './menu-tree.ts';

/** URL slug for a name: `Online booking` → `onlineBooking`; empty if no character is usable. */
export function pathPart(name: string): string {
  const words =
    name
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .match(/[A-Za-z0-9]+/g) ?? [];
  return words
    .map((word, index) => (index === 0 ? word.toLowerCase() : capitalise(word.toLowerCase())))
    .join('');
}

/** Path of a slug below an item, or on the first level. */
export function pathBelow(tree: MenuTree, parent: string | undefined, part: string): string {
  const node = parent === undefined ? undefined : findItem(tree, parent);
  const base = node && routeOfEntry(node.entry);
  return `${base === undefined || base === '/' ? '' : base}/${part}`;
}

/**
 * Path of an item below another parent.
 * @returns Undefined if the item has no internal path.
 */
export function pathWhenMoved(tree: MenuTree, id: string, parent: string | undefined): string | undefined {
  const node = findItem(tree, id);
  const route = node && routeOfEntry(node.entry);
  return route === undefined || route === '/'
    ? route
    : pathBelow(tree, parent, route.slice(route.lastIndexOf('/') + 1));
}

/** Whether the path of an item begins with its parent's path. */
export function followsParent(tree: MenuTree, id: string, parent: string | undefined): boolean {
  const node = childrenOf(tree, parent).find((child) => child.id === id);
  const route = node && routeOfEntry(node.entry);
  const above = pathBelow(tree, parent, '');
  return route?.startsWith(above) ?? false;
}
