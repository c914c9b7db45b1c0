import type { NavItem } from '#registry/page-payload.ts';

/** What those who are lost look for, by route; the best first. */
const wanted = ['/exhibitCenter/exhibitionSchedule', '/exhibitCenter/venue', '/about/contactUs'];
const most = 3;

/** Three ways on from a page that does not exist: pages of the menu, the wanted ones before others. */
export function waysOn(nav: readonly NavItem[]): NavItem[] {
  const pages = nav
    .flatMap((item) => (item.children.length > 0 ? item.children : [item]))
    .filter(({ route }) => route !== undefined && route !== '/');
  const known = wanted.flatMap((path) => pages.filter(({ route }) => route === path).slice(0, 1));
  return [...known, ...pages.filter((page) => !known.includes(page))].slice(0, most);
}
