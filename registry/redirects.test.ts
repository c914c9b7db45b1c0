import { expect, it } from 'vitest';
import { menuTreeSchema } from '#schemas/menu.ts';
import { createCatalogue } from './blocks.ts';
import { builtInGroups } from './pages/index.ts';
import { readGroups } from './read-pages.ts';
import { buildRouteTable, matchRoute } from './routes.ts';

const menu = menuTreeSchema.parse([
  { menuId: 'a', menuName: '甲', path: '/empty', defaultPath: '/empty', visible: '0' },
  {
    ...{ menuId: 'g', menuName: '组', path: '/group', defaultPath: '/group', visible: '0' },
    children: [{ menuId: 'c', menuName: '子', path: '/group/child', visible: '0' }],
  },
]);

const { groups } = readGroups(builtInGroups, {
  catalogue: createCatalogue(),
  language: 'zh-CN',
  cleanProps: (_definition, props) => props,
});

const tableOf = (pairs: Record<string, string>, pages: readonly string[] = []) =>
  buildRouteTable({
    menu,
    groups,
    cmsPages: pages.map((path) => ({ path, title: 'From the CMS', meta: {}, blocks: [] })),
    redirects: Object.entries(pairs).map(([from, to]) => ({ from, to })),
    language: 'zh-CN',
  });

const goesTo = (table: ReturnType<typeof tableOf>, path: string) => {
  const route = matchRoute(table, path);
  return route?.kind === 'redirect' ? route.to : route?.kind;
};

it('[ROUTE-02] a redirect takes precedence over a built-in page and an empty menu route, but not over a page of editors', () => {
  const pairs = {
    '/about/companyProfile': '/here',
    '/empty': '/here',
    '/old': '/here?tab=1',
    '/made': '/here',
  };
  const table = tableOf(pairs, ['/made', '/here']);
  expect(Object.keys(pairs).map((path) => goesTo(table, path))).toEqual([
    '/here',
    '/here',
    '/here?tab=1',
    'page',
  ]);
  expect(table.problems).toEqual([]);
});

it('[ROUTE-02] a redirect chain leads directly to its end and is reported', () => {
  const table = tableOf({ '/a': '/b', '/b': '/c', '/c': '/group' });
  expect(['/a', '/b', '/c'].map((path) => goesTo(table, path))).toEqual(['/group', '/group', '/group']);
  expect(table.problems).toEqual([
    'the redirect from /a to /b leads on to /group; it goes there at once',
    'the redirect from /b to /c leads on to /group; it goes there at once',
  ]);
});

it('[ROUTE-02] a redirect loop is left out and reported, also if it passes through a menu group', () => {
  const table = tableOf({
    '/a': '/b',
    '/b': '/a/',
    '/in': '/a',
    '/self': '/self?x',
    '/group/child': '/group',
  });
  expect(['/a', '/b', '/in', '/self'].map((path) => goesTo(table, path))).toEqual(Array(4).fill(undefined));
  expect(goesTo(table, '/group')).toBe('/group/child');
  expect(goesTo(table, '/group/child')).toBe('page');
  expect(table.problems).toHaveLength(5);
});
