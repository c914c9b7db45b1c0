import { expect, it } from 'vitest';
import type { Entry } from '#schemas/entry.ts';
import type { MenuNode } from '../../menu-tree/menu-tree.ts';
import { type ListedPage, matching, pageRows } from './page-rows.ts';

const item = (id: string, path: string, children: MenuNode[] = []): MenuNode => {
  const entry: Entry = { kind: 'menu', id, data: { menuName: `项${id}`, menuNameEn: `item ${id}`, path } };
  return { id, entry, state: 'published', from: { version: 0 }, children };
};
const page = (path: string, zh: string, en?: string): ListedPage => ({
  id: `id of ${path}`,
  path,
  state: 'published',
  published: ['zh-CN'],
  title: { 'zh-CN': zh, ...(en ? { 'en-US': en } : {}) },
});
const pages = [page('/a/one', '甲', 'One'), page('/b', '乙', 'Two'), page('/loose', '散')];
const tree = [
  item('1', '/a', [item('2', '/a/one'), item('3', 'https://example.com')]),
  item('4', '/b'),
  item('5', '/b'),
];

it('lists pages in menu order below their headings, then pages outside the menu', () => {
  const rows = pageRows({ tree, pages }, 'en-US');
  const shown = rows.map(({ title, depth, section, page: of, besides }) => [
    ...[title, depth, section],
    ...[of?.path, besides],
  ]);
  expect(shown).toEqual([
    ['item 1', 0, '', undefined, false],
    ['One', 1, 'item 1', '/a/one', false],
    ['Two', 0, '', '/b', false],
    ['散', 0, '', '/loose', true],
  ]);
});

it('finds pages by their title in any language and by their path', () => {
  const rows = pageRows({ tree, pages }, 'en-US');
  const found = (search: string) => matching(rows, search).map(({ title }) => title);
  expect(found('甲')).toEqual(['One']);
  expect(found(' LOOSE ')).toEqual(['散']);
  expect(found('item')).toEqual([]);
  expect(found('')).toHaveLength(4);
});
