import { expect, it } from 'vitest';
import { menuTreeSchema } from '#schemas/menu.ts';
import { navOf } from './menu.ts';

const tree = menuTreeSchema.parse([
  {
    menuId: 1,
    menuName: '新闻',
    menuNameEn: 'News',
    defaultPath: '/news',
    visible: '0',
    children: [
      { menuId: 2, menuName: '动态', defaultPath: '/news/newsInfo', visible: 0 },
      { menuId: 3, menuName: '详情', defaultPath: '/news/detail', visible: '1' },
      { menuId: 4, menuName: '外部', defaultPath: '/x', path: 'https://www.example.com', visible: '0' },
    ],
  },
]);

it('[MENU-07] numbers the levels, which the backend does not send', () => {
  const [news] = navOf(tree, 'zh-CN');
  expect(news?.level).toBe(1);
  expect(news?.children.map(({ level }) => level)).toEqual([2, 2]);
});

it('[MENU-01] [MENU-02] contains only visible items and marks external ones', () => {
  const [news] = navOf(tree, 'en-US');
  expect(news?.children.map(({ label, external }) => [label, external])).toEqual([
    ['动态', false],
    ['外部', true],
  ]);
});
