import { capitalise } from '../capitalise.ts';
import { childrenOf, findItem, type MenuTree, routeOfEntry } from './menu-tree.ts';

/** A name as the last part of a path: `Online booking` → `onlineBooking`; empty when nothing of it can stand there. */
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

/** A path for a part below an item, or on the first level. */
export function pathBelow(tree: MenuTree, parent: string | undefined, part: string): string {
  const node = parent === undefined ? undefined : findItem(tree, parent);
  const base = node && routeOfEntry(node.entry);
  return `${base === undefined || base === '/' ? '' : base}/${part}`;
}

/** The path that an item gets below another parent; undefined when it has no path of ours. */
export function pathWhenMoved(tree: MenuTree, id: string, parent: string | undefined): string | undefined {
  const node = findItem(tree, id);
  const route = node && routeOfEntry(node.entry);
  return route === undefined || route === '/'
    ? route
    : pathBelow(tree, parent, route.slice(route.lastIndexOf('/') + 1));
}

/** Whether an item stands below the path of the item it belongs to. */
export function followsParent(tree: MenuTree, id: string, parent: string | undefined): boolean {
  const node = childrenOf(tree, parent).find((child) => child.id === id);
  const route = node && routeOfEntry(node.entry);
  const above = pathBelow(tree, parent, '');
  return route?.startsWith(above) ?? false;
}
