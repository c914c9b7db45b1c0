import { describe, expect, it } from 'vitest';
import type { QueryContext } from '#blocks/define.ts';
import { menuTreeSchema } from '#schemas/menu.ts';
import { createCatalogue } from './blocks.ts';
import { listPages } from './list-pages.ts';
import { builtInGroups } from './pages/index.ts';
import { readGroups, readPages } from './read-pages.ts';
import { buildRouteTable } from './routes.ts';

const reading = {
  catalogue: createCatalogue(),
  language: 'en-US',
  cleanProps: (_definition: unknown, props: unknown) => props,
} as const;
const context: Omit<QueryContext, 'search'> = {
  language: 'en-US',
  siteCode: 'official',
  timeZone: 'Asia/Shanghai',
  today: () => '2026-11-21',
  tracksRequests: false,
  pagesShowing: () => [],
  picture: () => undefined,
  config: () => undefined,
};

const block = (type: string, props: Record<string, unknown>) => ({ id: type, type, version: 1, props });
const newsArticle = block('article', {
  source: { call: 'newsDetail', params: { listPath: '/news', detailPath: '/item' } },
});
const text = block('rich-text', { title: 'T', html: '<p>T</p>' });
const newsList = block('paged-list', { source: { call: 'newsPage', params: {} }, detailPath: '/item' });

/** Lists the pages of a site with this menu, these CMS pages and the project's built-in pages. */
function list({
  menu = [],
  pages = {},
}: {
  menu?: object[];
  pages?: Record<string, ReturnType<typeof block>[]>;
}) {
  const definitions = Object.entries(pages).map(([path, blocks]) => ({ path, title: path, blocks }));
  const table = buildRouteTable({
    menu: menuTreeSchema.parse(menu),
    groups: readGroups(builtInGroups, reading).groups,
    cmsPages: readPages(definitions, reading).pages,
    language: 'en-US',
  });
  return listPages(
    { table, blocksOf: (route) => (route?.kind === 'page' ? route.page.blocks : []) },
    context,
  );
}

const item = (path: string, more: object = {}) => ({
  menuId: path,
  menuName: path,
  defaultPath: path,
  visible: '0',
  ...more,
});
const paths = (pages: ReturnType<typeof list>) => pages.map(({ path }) => path);

describe('the list of pages', () => {
  it('contains the pages of the menu, including empty ones, but no groups and no external items', () => {
    const menu = [
      item('/company', { children: [item('/company/empty')] }),
      item('https://elsewhere.example'),
      item('/alone'),
    ];
    expect(paths(list({ menu }))).toEqual(expect.arrayContaining(['/company/empty', '/alone']));
    expect(paths(list({ menu }))).not.toContain('/company');
    expect(paths(list({ menu })).join()).not.toContain('elsewhere');
  });

  it('contains hidden pages and pages outside the menu if they have something to show', () => {
    const menu = [item('/hidden-text', { visible: '1' }), item('/hidden-empty', { visible: '1' })];
    const shown = paths(list({ menu, pages: { '/hidden-text': [text], '/unnamed': [text] } }));
    expect(shown).toEqual(expect.arrayContaining(['/hidden-text', '/unnamed']));
    expect(shown).not.toContain('/hidden-empty');
  });

  it('[ROUTE-03] names the call of a page that needs an item', () => {
    const pages = list({ pages: { '/item': [newsArticle], '/both': [newsList, text], '/text': [text] } });
    const callOf = (path: string) => pages.find((page) => page.path === path)?.itemCall;
    expect([callOf('/item'), callOf('/both'), callOf('/text')]).toEqual(['newsDetail', undefined, undefined]);
    expect(callOf('/news/newsInfoDetail')).toBe('newsDetail');
  });
});
