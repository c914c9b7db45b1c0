import type { NavItem } from '#registry/page-payload.ts';

/** What visitors of an unknown address look for, best first. */
const wanted = ['schedule', 'venue', 'contact'] as const;
const most = 3;

/** Three links for the page of an unknown address: pages of the menu, those that are looked for before others. */
export function notFoundLinks(nav: readonly NavItem[]): NavItem[] {
  const pages = nav
    .flatMap((item) => (item.children.length > 0 ? item.children : [item]))
    .filter(({ route }) => route !== undefined && route !== '/');
  const known = wanted.flatMap((purpose) => pages.find((page) => page.purpose === purpose) ?? []);
  return [...known, ...pages.filter((page) => !known.includes(page))].slice(0, most);
}
