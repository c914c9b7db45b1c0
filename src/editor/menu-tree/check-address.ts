import { normalisePath } from '#lib/menu.ts';
import { type AddressProblem, externalProblem, pathProblem } from '#schemas/page-address.ts';
import { flatten, type MenuTree, routeOfEntry } from './menu-tree.ts';
import type { UrlChange } from './urls-that-change.ts';

/** `taken`: another item has the path. */
export type ItemAddressProblem = AddressProblem | 'taken';

export interface ItemAddress {
  /** Id of the item; undefined for a new item. */
  id: string | undefined;
  address: string;
  external: boolean;
}

/**
 * Checks the address of a menu item.
 * @returns Undefined if the address is valid.
 */
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

/** The first change to an invalid path or to the path of an item that does not move. */
export function brokenUrl(tree: MenuTree, urls: readonly UrlChange[]): UrlChange | undefined {
  const moving = new Set(urls.map(({ id }) => id));
  const occupied = new Set(
    flatten(tree).flatMap(({ id, entry }) => (moving.has(id) ? [] : (routeOfEntry(entry) ?? []))),
  );
  return urls.find(({ to }) => pathProblem(to) !== undefined || occupied.has(to));
}
