import { describe, expect, it } from 'vitest';
import type { Language } from '#schemas/language.ts';
import { menuTreeSchema } from '#schemas/menu.ts';
import { createCatalogue } from './blocks.ts';
import { matchRoute } from './match-route.ts';
import { builtInGroups } from './pages/index.ts';
import { type Page, readGroups, readPages } from './read-pages.ts';
import { buildRouteTable } from './routes.ts';

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

  it('[ROUTE-02] sends a group to its first visible child', () => {
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

  it('[ROUTE-05] answers on the routes of both atlas details, and shows them in no menu, whatever it says', () => {
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

  it('[BLK-03] hides an item whose click, or whose redirect, leads to a hidden page', () => {
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

  it('[BLK-03] [ROUTE-02] sends a group to a visible child before a hidden one, and to that when there is no other', () => {
    const hidden = (path: string): Page => ({ ...cmsPage(path), meta: { hidden: true } });
    const children = [item('/about/companyProfile'), item('/about/contactUs')];
    const leadsTo = (pages: Page[], menu: object[] = [item('/about', { children })]) =>
      matchRoute(tableOf(menu, pages), '/about');
    const both = [hidden('/about/companyProfile'), hidden('/about/contactUs')];
    expect(leadsTo(both.slice(0, 1))).toMatchObject({ to: '/about/contactUs' });
    expect(leadsTo(both)).toMatchObject({ to: '/about/companyProfile' });
    expect(leadsTo(both.slice(0, 1), [])).toMatchObject({ to: '/about/contactUs' });
  });

  it('[MENU-02] sends a click to the path, and to a new tab when it contains http', () => {
    const { nav } = tableOf([item('/a', { path: 'https://x.example/a' }), item('/b', { path: '/c' })]);
    expect(nav).toMatchObject([
      { href: 'https://x.example/a', external: true },
      { href: '/c', external: false, route: '/b' },
    ]);
  });

  it('[MENU-04] gives an item without a page an empty page of its name', () => {
    expect(matchRoute(tableOf([item('/new')]), '/new')).toMatchObject({
      kind: 'page',
      origin: 'menu',
      page: { title: 'Name /new', blocks: [] },
    });
  });

  it('[MENU-03] [MENU-06] takes CMS pages with their blocks as new routes and in place of built-in ones', () => {
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

  it('reports a menu item that repeats a route, and keeps the first', () => {
    const table = tableOf([item('/a'), item('/a', { menuId: 'twice', menuName: 'x' })]);
    expect(table.problems).toEqual(['menu item twice repeats the route /a; the first item keeps it']);
    expect(matchRoute(table, '/a')).toMatchObject({ menu: [{ menuName: '名/a' }] });
  });

  it('[BLK-04] names a page without a title after its menu item, else after its path', () => {
    const table = tableOf([item('/new')], [cmsPage('/new', ''), cmsPage('/a/other', '')]);
    expect(matchRoute(table, '/new')).toMatchObject({ page: { title: 'Name /new' } });
    expect(matchRoute(table, '/a/other')).toMatchObject({ page: { title: 'other' } });
  });

  it('redirects a trailing slash, and knows nothing of other paths', () => {
    const table = tableOf([]);
    expect(matchRoute(table, '/news/newsInfo/')).toMatchObject({ kind: 'redirect', to: '/news/newsInfo' });
    for (const path of ['/nowhere', '/news/newsInfo/x', '/%E0%A4%A', '//'])
      expect(matchRoute(table, path)?.kind).not.toBe('page');
  });

  it('names a path in both languages', () => {
    expect(tableOf([item('/a')], [], 'zh-CN').nav[0]?.label).toBe('名/a');
  });
});
