import { describe, expect, it } from 'vitest';
import type { Language } from '#schemas/language.ts';
import { menuTreeSchema } from '#schemas/menu.ts';
import { documentTitles } from './document-titles.ts';
import { buildRouteTable } from './routes.ts';

const menu = menuTreeSchema.parse([
  { menuId: 'start', menuName: '欢迎', menuNameEn: 'Welcome', defaultPath: '/', visible: '0' },
  {
    menuId: 'halls',
    menuName: '展览中心',
    menuNameEn: 'Exhibitions',
    defaultPath: '/halls',
    visible: '0',
    children: [{ menuId: 'tour', menuName: 'VR', defaultPath: '/halls/tour', visible: '0' }],
  },
  {
    menuId: 'rooms',
    menuName: '会议中心',
    defaultPath: '/rooms',
    visible: '0',
    children: [{ menuId: 'tour2', menuName: 'VR', defaultPath: '/rooms/tour', visible: '0' }],
  },
]);

/** Document titles by path of a site with these pages. */
function titlesOf(pages: Readonly<Record<string, string>>, language: Language = 'en-US') {
  const cmsPages = Object.entries(pages).map(([path, title]) => ({ path, title, meta: {}, blocks: [] }));
  const table = buildRouteTable({ menu, groups: [], cmsPages, language });
  const titles = documentTitles(table, language);
  return Object.fromEntries(Object.keys(pages).map((path) => [path, titles.get(path)]));
}

describe('document titles', () => {
  it('[ROUTE-07] does not change a title that only one page has', () => {
    expect(titlesOf({ '/halls/tour': 'Tour of the halls', '/rooms/tour': 'Tour of the rooms' })).toEqual({
      '/halls/tour': 'Tour of the halls',
      '/rooms/tour': 'Tour of the rooms',
    });
  });

  it('[ROUTE-07] qualifies equal titles with their sections, in the language of the page', () => {
    expect(titlesOf({ '/halls/tour': '看馆', '/rooms/tour': '看馆' }, 'zh-CN')).toEqual({
      '/halls/tour': '看馆 – 展览中心',
      '/rooms/tour': '看馆 – 会议中心',
    });
    // The other section has no English name.
    expect(titlesOf({ '/halls/tour': 'VR tour', '/rooms/tour': 'VR tour ' })).toEqual({
      '/halls/tour': 'VR tour – Exhibitions',
      '/rooms/tour': 'VR tour ',
    });
  });

  it('[ROUTE-07] numbers equal titles of one section, and of pages without a section', () => {
    expect(
      titlesOf({ '/halls/tour': 'Tour', '/halls/tour2': 'Tour', '/a': 'Parking', '/b': 'Parking' }),
    ).toEqual({
      '/halls/tour': 'Tour – Exhibitions',
      '/halls/tour2': 'Tour – Exhibitions (2)',
      '/a': 'Parking',
      '/b': 'Parking (2)',
    });
  });

  it('[ROUTE-07] numbers a qualified title that equals the own title of another page', () => {
    expect(titlesOf({ '/halls/tour': 'Tour', '/b': 'Tour', '/c': 'Tour – Exhibitions' })).toEqual({
      '/halls/tour': 'Tour – Exhibitions (2)',
      '/b': 'Tour',
      '/c': 'Tour – Exhibitions',
    });
  });

  it('[ROUTE-07] never qualifies the title of home', () => {
    expect(titlesOf({ '/halls/tour': 'Home', '/': 'Home' })).toEqual({
      '/halls/tour': 'Home – Exhibitions',
      '/': 'Home',
    });
  });
});
