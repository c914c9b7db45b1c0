import { describe, expect, it } from 'vitest';
import type { Language } from '#schemas/language.ts';
import { menuTreeSchema } from '#schemas/menu.ts';
import { createCatalogue } from './blocks.ts';
import { builtInGroups } from './pages/index.ts';
import { type Page, readGroups, readPages } from './read-pages.ts';
import { buildRouteTable, matchRoute } from './routes.ts';

const item = (path: string, extra: object = {}) => ({
  menuId: path,
  menuName: `名${path}`,
  menuNameEn: `Name ${path}`,
  path,
  defaultPath: path,
  visible: '0',
  ...extra,
});

const readingIn = (language: Language) => ({
  ...{ catalogue: createCatalogue(), language },
  cleanProps: (_definition: unknown, props: unknown) => props,
});

function tableOf(menu: object[], cmsPages: Page[] = [], language: Language = 'en-US') {
  const { groups } = readGroups(builtInGroups, readingIn(language));
  return buildRouteTable({ menu: menuTreeSchema.parse(menu), groups, cmsPages, language });
}

const cmsPage = (path: string, title = 'From the CMS'): Page => ({
  path,
  title,
  meta: {},
  blocks: [],
});

describe('the route table', () => {
  it.each([
    ['/about', '/about/companyProfile'],
    ['/document', '/document/conferenceGallery'],
    ['/periphery', '/periphery/cateringCuisine'],
    ['/news', '/news/newsInfo'],
    ['/exhibitCenter', '/exhibitCenter/exhibitionHallIntroduction'],
    ['/conventionCenter', '/conventionCenter/conferenceIntroduction'],
    ['/notice', '/notice/procurementAnnouncement'],
  ])('[ROUTE-02] %s goes to its first child where the menu is silent', (path, to) => {
    expect(matchRoute(tableOf([]), path)).toEqual({ kind: 'redirect', path, origin: 'built-in', to });
  });

  it('[ROUTE-02] redirects a group to its first visible child', () => {
    const children = [item('/about/companyProfile', { visible: '1' }), item('/about/contactUs')];
    expect(matchRoute(tableOf([item('/about', { children })]), '/about')).toMatchObject({
      to: '/about/contactUs',
    });
  });

  it('[ROUTE-06] redirects meetingExhibitionSchedule to meetingSchedule', () => {
    expect(matchRoute(tableOf([]), '/conventionCenter/meetingExhibitionSchedule')).toMatchObject({
      kind: 'redirect',
      to: '/conventionCenter/meetingSchedule',
    });
  });

  it('[MENU-01] shows only items whose visible is 0, at every level', () => {
    const { nav } = tableOf([
      item('/a', { children: [item('/a/1', { visible: 1 }), item('/a/2', { visible: 0 })] }),
      item('/b', { visible: '1' }),
      item('/c', { visible: undefined }),
    ]);
    expect(nav.map(({ label, children }) => [label, children.map(({ label }) => label)])).toEqual([
      ['Name /a', ['Name /a/2']],
    ]);
  });

  it('[ROUTE-05] has routes for both atlas details and never shows them in the menu', () => {
    const details = ['/exhibitCenter/activityAtlasDetail', '/conventionCenter/meetingActivityAtlasDetail'];
    const children = [item('/exhibitCenter/venue'), ...details.map((path) => item(path))];
    const table = tableOf([item('/exhibitCenter', { children }), ...details.map((path) => item(path))]);
    for (const path of details)
      expect(matchRoute(table, path)).toMatchObject({
        kind: 'page',
        page: { blocks: [{ block: { type: 'photos' } }] },
      });
    expect(table.nav.map(({ href, children }) => [href, children.map(({ href }) => href)])).toEqual([
      ['/exhibitCenter', ['/exhibitCenter/venue']],
    ]);
  });

  it('[BLK-03] hides an item that links or redirects to a hidden page', () => {
    const hidden: Page = { ...cmsPage('/hidden'), meta: { hidden: true } };
    const table = buildRouteTable({
      menu: menuTreeSchema.parse([
        item('/a', { path: '/hidden' }),
        item('/old'),
        item('/group', { children: [item('/old', { menuId: 'again' })] }),
        { menuId: 'no route', menuName: 'x', visible: '0', children: [item('/hidden')] },
        item('/hidden', { path: 'https://elsewhere.example', defaultPath: undefined }),
        item('/left'),
      ]),
      groups: [],
      cmsPages: [hidden],
      redirects: [
        { from: '/old', to: '/older' },
        { from: '/older', to: '/hidden?x=1' },
      ],
      language: 'en-US',
    });
    expect(table.nav.map(({ href }) => href)).toEqual(['https://elsewhere.example', '/left']);
  });

  it('[BLK-03] [ROUTE-02] redirects a group to a visible child, or to a hidden one if there is no other', () => {
    const hidden = (path: string): Page => ({ ...cmsPage(path), meta: { hidden: true } });
    const children = [item('/about/companyProfile'), item('/about/contactUs')];
    const leadsTo = (pages: Page[], menu: object[] = [item('/about', { children })]) =>
      matchRoute(tableOf(menu, pages), '/about');
    const both = [hidden('/about/companyProfile'), hidden('/about/contactUs')];
    expect(leadsTo(both.slice(0, 1))).toMatchObject({ to: '/about/contactUs' });
    expect(leadsTo(both)).toMatchObject({ to: '/about/companyProfile' });
    expect(leadsTo(both.slice(0, 1), [])).toMatchObject({ to: '/about/contactUs' });
  });

  it('[MENU-02] links to the path, and opens a path with http in a new tab', () => {
    const { nav } = tableOf([item('/a', { path: 'https://x.example/a' }), item('/b', { path: '/c' })]);
    expect(nav).toMatchObject([
      { href: 'https://x.example/a', external: true },
      { href: '/c', external: false, route: '/b' },
    ]);
  });

  it('[MENU-04] makes an empty page with the item’s name for an item without a page', () => {
    expect(matchRoute(tableOf([item('/new')]), '/new')).toMatchObject({
      kind: 'page',
      origin: 'menu',
      page: { title: 'Name /new', blocks: [] },
    });
  });

  it('[MENU-03] [MENU-06] adds CMS pages as new routes and replaces built-in pages with them', () => {
    const blocks = [
      { id: 'a', type: 'rich-text', props: { html: '<p>A</p>' } },
      { id: 'b', type: 'stats', props: { items: [{ number: '7' }] } },
    ];
    const { pages } = readPages(
      ['/new', '/off/menu', '/news/newsInfo'].map((path) => ({ path, title: 'From the CMS', blocks })),
      readingIn('en-US'),
    );
    const table = tableOf([item('/new')], pages);
    for (const path of ['/new', '/off/menu', '/news/newsInfo'])
      expect(matchRoute(table, path)).toMatchObject({
        kind: 'page',
        origin: 'cms',
        page: {
          title: 'From the CMS',
          blocks: [
            { valid: true, block: { id: 'a', type: 'rich-text' }, props: { html: '<p>A</p>' } },
            { valid: true, block: { id: 'b', type: 'stats' }, props: { items: [{ number: '7' }] } },
          ],
        },
      });
    expect(table.nav).toMatchObject([{ label: 'Name /new', href: '/new' }]);
  });

  it('keeps the first of two menu items with the same route and reports the second', () => {
    const table = tableOf([item('/a'), item('/a', { menuId: 'twice', menuName: 'x' })]);
    expect(table.problems).toEqual(['menu item twice repeats the route /a; the first item keeps it']);
    expect(matchRoute(table, '/a')).toMatchObject({ menu: [{ menuName: '名/a' }] });
  });

  it('[BLK-04] uses the menu label, else the path, as the title of a page without one', () => {
    const table = tableOf([item('/new')], [cmsPage('/new', ''), cmsPage('/a/other', '')]);
    expect(matchRoute(table, '/new')).toMatchObject({ page: { title: 'Name /new' } });
    expect(matchRoute(table, '/a/other')).toMatchObject({ page: { title: 'other' } });
  });

  it('redirects a trailing slash and finds no route for unknown paths', () => {
    const table = tableOf([]);
    expect(matchRoute(table, '/news/newsInfo/')).toMatchObject({ kind: 'redirect', to: '/news/newsInfo' });
    for (const path of ['/nowhere', '/news/newsInfo/x', '/%E0%A4%A', '//'])
      expect(matchRoute(table, path)?.kind).not.toBe('page');
  });

  it('titles a route in both languages', () => {
    expect(tableOf([item('/a')], [], 'zh-CN').nav[0]?.label).toBe('名/a');
  });
});
