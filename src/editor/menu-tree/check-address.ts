import { normalisePath } from '#lib/menu.ts';
import { type AddressProblem, externalProblem, pathProblem } from '#schemas/page-address.ts';
import { flatten, type MenuTree, routeOfEntry } from './menu-tree.ts';
import type { UrlChange } from './urls-that-change.ts';

/** What can be wrong with the address of a menu item; `taken` names a path of another item. */
export type ItemAddressProblem = AddressProblem | 'taken';

export interface ItemAddress {
  /** Undefined for a new item. */
  id: string | undefined;
  address: string;
  external: boolean;
}

/** What is wrong with an address for an item of the menu; undefined when it can have it. */
export function addressProblem(
  tree: MenuTree,
  { id, address, external }: ItemAddress,
): ItemAddressProblem | undefined {
  if (external) return externalProblem(address);
  const taken = flatten(tree).some(
    (node) => node.id !== id && routeOfEntry(node.entry) === normalisePath(address),
  );
  return pathProblem(address) ?? (taken ? 'taken' : undefined);
}

/** The first new path that an item cannot have: it is no path, or one of an item that stays. */
export function brokenUrl(tree: MenuTree, urls: readonly UrlChange[]): UrlChange | undefined {
  const moving = new Set(urls.map(({ id }) => id));
  const kept = new Set(
    flatten(tree).flatMap(({ id, entry }) => (moving.has(id) ? [] : (routeOfEntry(entry) ?? []))),
  );
  return urls.find(({ to }) => pathProblem(to) !== undefined || kept.has(to));
}
