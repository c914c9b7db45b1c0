/** Up to this width the menu is a drawer, above it has sub-menus (rule HEAD-03). */
const widestDrawer = 967;
const section = '/exhibitCenter/exhibitionHallIntroduction';

/** Menus. `open` opens one on a Playwright page; `opened` is a selector of the open menu. */
const states = [
  {
    name: 'drawer',
    path: '/',
    fits: (width) => width <= widestDrawer,
    open: (page) => page.locator('header [aria-haspopup=dialog]').click(),
    opened: 'dialog, [role=dialog]',
  },
  {
    name: 'section-list',
    path: section,
    fits: (width) => width <= widestDrawer,
    open: (page) => page.locator('main nav summary, main nav [aria-haspopup=dialog]').first().click(),
    opened: 'main nav details[open], dialog, [role=dialog]',
  },
  {
    name: 'sub-menu',
    path: '/',
    fits: (width) => width > widestDrawer,
    open: (page) => page.locator('header nav [aria-expanded]:visible').first().press('ArrowDown'),
    opened: 'header nav [aria-expanded=true]',
  },
  {
    name: 'sub-menu-on-white',
    path: section,
    fits: (width) => width > widestDrawer,
    open: (page) => page.locator('header nav [aria-expanded]:visible').first().press('ArrowDown'),
    opened: 'header nav [aria-expanded=true]',
  },
];

/**
 * Lists the pictures to take: each page in each language with its widths, home first, then the open menus.
 *
 * @param {Map<string, { path: string, group: string, name: string }[]>} routes by language
 *
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
