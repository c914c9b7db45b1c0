import { type Language, languages } from '#schemas/language.ts';
import { flatten, type MenuNode, routeOfEntry } from './menu-tree.ts';

/** A page that gets another path. */
export interface UrlChange {
  /** Of the menu item. */
  id: string;
  from: string;
  to: string;
}

/**
 * What moves when an item gets another path: itself, and with it each item below whose path begins with its own. Empty
 * when it stays, or had no page of ours.
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

/** What a page is reached by, in each language (decisions, section 6). */
export const visitorsAddress = (path: string, language: Language): string =>
  language === languages[0] ? path : `${path}?lang=${language}`;
