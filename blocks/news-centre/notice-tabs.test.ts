import { expect, it } from 'vitest';
import { menuTreeSchema } from '#schemas/menu.ts';
import { noticeTabs } from './notice-tabs.ts';

const child = (menuId: string, segment: string, visible = '0') => ({
  menuId,
  menuName: `${menuId} 公告`,
  menuNameEn: `Notices ${menuId}`,
  defaultPath: `/notice/${segment}`,
  visible,
});

const menu = (children: object[]) =>
  menuTreeSchema.parse([
    { menuId: 'news', menuName: '新闻', defaultPath: '/news', visible: '0', children: [child('x', 'x')] },
    {
      menuId: 'n',
      menuName: '采购交易',
      menuNameEn: 'Tenders',
      defaultPath: '/notice',
      visible: '0',
      children,
    },
  ]);

const notices = {
  menu: '/notice',
  typeOf: { '/notice/purchase': 'PURCHASE', '/notice/trade': 'CLINCH_DEAL' },
} as const;

it('[NOTC-01] makes a tab of each visible child of the menu entry, in order and in the page’s language', () => {
  const tree = menu([child('b', 'trade'), child('a', 'purchase'), child('d', 'noticeDetail', '1')]);
  expect(noticeTabs(tree, notices, 'en-US')).toEqual({
    label: 'Tenders',
    tabs: [
      { id: 'b', label: 'Notices b', href: '/notice/trade', type: 'CLINCH_DEAL' },
      { id: 'a', label: 'Notices a', href: '/notice/purchase', type: 'PURCHASE' },
    ],
  });
  expect(noticeTabs(tree, notices, 'zh-CN')?.tabs[0]?.label).toBe('b 公告');
});

it('links a child without a type to its page, and has no tabs without the entry or its children', () => {
  expect(noticeTabs(menu([child('c', 'other')]), notices, 'en-US')?.tabs).toEqual([
    { id: 'c', label: 'Notices c', href: '/notice/other', type: undefined },
  ]);
  expect(noticeTabs(menu([]), notices, 'en-US')).toBeUndefined();
  expect(noticeTabs([], notices, 'en-US')).toBeUndefined();
});
