import { defineTexts, type LocalisedMessages } from '#i18n/i18n.ts';
import { normalisePath } from '#lib/menu.ts';
import { type AddressProblem, externalProblem, pathProblem } from '#schemas/page-address.ts';
import { capitalise } from '../capitalise.ts';
import { childrenOf, findItem, flatten, type MenuTree, routeOfEntry } from './menu-tree.ts';
import type { UrlChange } from './urls-that-change.ts';

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

/** `taken`: another item has the path. */
export type ItemAddressProblem = AddressProblem | 'taken';

interface ItemAddress {
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

/** Error messages for the address of a menu item. */
export const addressTexts = defineTexts({
  zh: {
    empty: '请填写地址',
    notAbsolute: '地址要以 / 开头',
    badCharacters: '地址里不能有空格、问号、井号、百分号、空的一段或“http”',
    reserved: '这个地址为系统保留',
    tooLong: '地址太长',
    notWeb: '网址要以 http:// 或 https:// 开头',
    taken: '另一个菜单项已使用这个地址',
  },
  en: {
    empty: 'Enter an address',
    notAbsolute: 'An address begins with /',
    badCharacters: 'An address has no blanks, question marks, hashes, percent signs, empty parts or “http”',
    reserved: 'The site needs this address itself',
    tooLong: 'This address is too long',
    notWeb: 'A web address begins with http:// or https://',
    taken: 'Another item has this address',
  },
}) satisfies LocalisedMessages<Record<ItemAddressProblem, string>>;
