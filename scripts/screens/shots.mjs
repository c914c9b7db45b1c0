/** Phones and tablets have the drawer, wider screens the sub-menus (rule HEAD-03). */
const widestDrawer = 967;
const section = '/exhibitCenter/exhibitionHallIntroduction';

/** Opens what a visit begins with closed. Each is a function of a Playwright page. */
const states = [
  {
    name: 'drawer',
    path: '/',
    fits: (width) => width <= widestDrawer,
    open: (page) => page.locator('header [aria-haspopup=dialog]').click(),
  },
  {
    name: 'section-list',
    path: section,
    fits: (width) => width <= widestDrawer,
    open: (page) => page.locator('main nav summary, main nav [aria-haspopup=dialog]').first().click(),
  },
  {
    name: 'sub-menu',
    path: '/',
    fits: (width) => width > widestDrawer,
    open: (page) => page.locator('header nav [aria-expanded]:visible').first().press('ArrowDown'),
  },
  {
    name: 'sub-menu-on-white',
    path: section,
    fits: (width) => width > widestDrawer,
    open: (page) => page.locator('header nav [aria-expanded]:visible').first().press('ArrowDown'),
  },
];

/**
 * What is to be photographed: each page of each language once, with all widths it is shown at, the home page first,
 * then the open menus on the pages that were asked for.
 * @param {Map<string, { path: string, group: string, name: string }[]>} routes by language
 * @param {number[]} widths
 */
export function shotsOf(routes, widths) {
  return [...routes].flatMap(([language, pages]) => [
    ...pages.map((page) => ({ ...page, language, widths })),
    ...states
      .filter(({ path }) => pages.some((page) => page.path === path))
      .map(({ fits, ...state }) => ({ ...state, group: 'menus', language, widths: widths.filter(fits) })),
  ]);
}
