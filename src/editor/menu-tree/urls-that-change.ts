import { type Language, languages } from '#schemas/language.ts';
import { flatten, type MenuNode, routeOfEntry } from './menu-tree.ts';

/** A change of a page's path. */
export interface UrlChange {
  /** Id of the menu item. */
  id: string;
  from: string;
  to: string;
}

/**
 * Path changes when an item gets another path: its own, and those of descendants whose path begins with its own. Empty
 * if the path stays the same or the item had no internal page.
 */
export function urlsThatChange(node: MenuNode, to: string): UrlChange[] {
  const from = routeOfEntry(node.entry);
  if (from === undefined || from === to) return [];
  const base = to === '/' ? '' : to;
  const below = flatten(node.children).flatMap(({ id, entry }) => {
    const route = routeOfEntry(entry);
    return from !== '/' && route?.startsWith(`${from}/`)
      ? [{ id, from: route, to: `${base}${route.slice(from.length)}` }]
      : [];
  });
  return [{ id: node.id, from, to }, ...below];
}

/** Public address of a page in a language (decisions, section 6). */
export const visitorsAddress = (path: string, language: Language): string =>
  language === languages[0] ? path : `${path}?lang=${language}`;
