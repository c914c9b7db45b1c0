import { isInLanguage } from '#lib/is-in-language.ts';
import type { Language } from '#schemas/language.ts';
import { labelOf } from './menu.ts';
import type { Route } from './route.ts';
import type { RouteTable } from './routes.ts';

type PageRoute = Extract<Route, { kind: 'page' }>;

/**
 * Titles of documents (rule ROUTE-07). A title that several pages share is qualified with the page's section, `VR tour
 * – Conventions`, and with a number if that is still ambiguous. Home is never qualified.
 *
 * @returns titles by path, without the site's name
 */
export function documentTitles(
  { routes }: Pick<RouteTable, 'routes'>,
  language: Language,
): ReadonlyMap<string, string> {
  const pages = [...routes.values()].filter((route) => route.kind === 'page');
  const users = Map.groupBy(pages, ({ page }) => keyOf(page.title));
  const isAlone = (route: PageRoute) =>
    route.path === '/' || (users.get(keyOf(route.page.title))?.length ?? 0) < 2;
  const titles = new Map(pages.filter(isAlone).map(({ path, page }) => [path, page.title]));
  const taken = new Set([...titles.values()].map(keyOf));
  for (const route of pages) {
    if (titles.has(route.path)) continue;
    const title = firstFree(withSection(route, language), taken, language);
    taken.add(keyOf(title));
    titles.set(route.path, title);
  }
  return titles;
}

/** Ignores case and outer spaces: such titles look the same in a list of search results. */
const keyOf = (title: string): string => title.trim().toLowerCase();

function withSection({ page, menu: [first] }: PageRoute, language: Language): string {
  const section = first ? labelOf(first, language) : '';
  const says = section && keyOf(section) !== keyOf(page.title) && isInLanguage(section, language);
  return says ? `${page.title} – ${section}` : page.title;
}

function firstFree(title: string, taken: ReadonlySet<string>, language: Language): string {
  let free = title;
  for (let number = 2; taken.has(keyOf(free)); number += 1)
    free = language === 'zh-CN' ? `${title}（${number}）` : `${title} (${number})`;
  return free;
}
