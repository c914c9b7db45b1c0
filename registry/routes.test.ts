import { describe, expect, it } from 'vitest';
import { menuTreeSchema } from '#schemas/menu.ts';
import type { PageDefinition } from '#schemas/page.ts';
import { matchRoute } from './match-route.ts';
import { builtInGroups } from './pages/index.ts';
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

const tableOf = (menu: object[], cmsPages: PageDefinition[] = [], language: 'zh-CN' | 'en-US' = 'en-US') =>
  buildRouteTable({ menu: menuTreeSchema.parse(menu), groups: builtInGroups, cmsPages, language });

const cmsPage = (path: string, title = 'From the CMS'): PageDefinition => ({
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
    expect(matchRoute(tableOf([]), path)).toEqual({ kind: 'redirect', path, to });
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

  it('[ROUTE-05] answers on hidden routes that the menu does not show', () => {
    const table = tableOf([]);
    for (const path of ['/exhibitCenter/activityAtlasDetail', '/conventionCenter/meetingActivityAtlasDetail'])
      expect(matchRoute(table, path)).toMatchObject({ kind: 'page', path });
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
      page: { title: 'Name /new', blocks: [] },
    });
  });

  it('[MENU-03] [MENU-06] takes CMS pages as new routes and in place of built-in ones', () => {
    const table = tableOf([item('/new')], [cmsPage('/new'), cmsPage('/news/newsInfo')]);
    for (const path of ['/new', '/news/newsInfo'])
      expect(matchRoute(table, path)).toMatchObject({ kind: 'page', page: { title: 'From the CMS' } });
  });

  it('reports duplicates, and keeps the first', () => {
    const table = tableOf(
      [item('/a'), item('/a', { menuId: 'twice', menuName: 'x' })],
      [cmsPage('/p'), cmsPage('/p', 'Second')],
    );
    expect(table.problems).toHaveLength(2);
    expect(matchRoute(table, '/p')).toMatchObject({ page: { title: 'From the CMS' } });
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
