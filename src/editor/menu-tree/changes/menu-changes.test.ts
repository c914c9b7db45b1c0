import { expect, it } from 'vitest';
import type { ListedEntry } from '#schemas/editor/editorial.ts';
import { findItem, type MenuNode } from '../menu-tree.ts';
import { sampleEntry, sampleTree } from '../sample-menu.test-support.ts';
import { additionOf, bannerChanges, removalOf, removedWith, routesBelow, toBecome } from './menu-changes.ts';
import { samplePage, sampleRedirect, storedPage } from './sample-pages.test-support.ts';

const menu = sampleTree([['home'], ['halls', ['one', ['deep']], ['two']]]);
const place = { parent: 'halls', index: 1 };
const entry = sampleEntry('fresh', { path: '/halls/fresh' });

const itemOf = (id: string): MenuNode => {
  const node = findItem(menu, id);
  if (!node) throw new Error(`no item ${id}`);
  return node;
};

it('a new item gets an empty page and renumbers as few siblings as possible', () => {
  const { save, discard } = additionOf(menu, {
    ...{ entry, place, redirects: [] },
    page: { id: '/halls/fresh~2', stored: undefined },
  });
  expect(save.map(({ kind, id, version }) => [kind, id, version])).toEqual([
    ['menu', 'fresh', 0],
    ['menu', 'two', 0],
    ['page', '/halls/fresh~2', 0],
  ]);
  expect(save[0]?.entry).toMatchObject({ sort: 2, data: { parentId: 'halls', path: '/halls/fresh' } });
  expect(save[2]?.entry?.data).toEqual({
    path: '/halls/fresh',
    title: { zh: '名fresh', en: 'Name fresh' },
    meta: {},
    blocks: [],
  });
  expect(discard).toEqual([]);
});

it('a new item at the path of a page uses this page and removes a redirect from the path', () => {
  const stored = storedPage(undefined, undefined, samplePage('/halls/fresh'));
  const page = { id: '/halls/fresh', stored };
  const redirects = [sampleRedirect('/halls/fresh', '/about')];
  const { save } = additionOf(menu, { entry, place: { parent: 'halls', index: 2 }, page, redirects });
  expect(save.map(({ kind, id, entry: next }) => [kind, id, next === null])).toEqual([
    ['menu', 'fresh', false],
    ['redirect', '/halls/fresh', true],
  ]);
});

it('banners follow their first-level item when it is renamed', () => {
  const banner = (id: string, zh: string, en: string): ListedEntry => ({
    ...{
      kind: 'banner',
      id,
      state: 'published',
      title: {},
      published: [],
      changedAt: '2026-11-19T08:00:00Z',
    },
    entry: {
      ...{ kind: 'banner', id, data: {} },
      texts: { 'zh-CN': { facet: zh, data: {} }, 'en-US': { facet: en, data: {} } },
    },
  });
  const banners = [banner('own', '名halls', 'Name halls'), banner('other', '名home', 'Name home')];
  const before = itemOf('halls').entry;
  const after = { ...before, data: { ...before.data, menuName: '场馆' } };
  const { save } = bannerChanges(before, after, banners);
  expect(save.map(({ id, version, publishedAt }) => [id, version, publishedAt])).toEqual([
    ['own', 0, '2026-11-19T08:00:00Z'],
  ]);
  expect(save[0]?.entry?.texts).toMatchObject({
    'zh-CN': { facet: '场馆' },
    'en-US': { facet: 'Name halls' },
  });
  expect(bannerChanges(before, before, banners).save).toEqual([]);
  const below = itemOf('one').entry;
  expect(bannerChanges(below, { ...below, data: { menuName: '新' } }, banners).save).toEqual([]);
});

it('an item with an external address gets no page', () => {
  const outside = { ...entry, data: { menuName: '外', path: 'https://elsewhere.example', visible: '0' } };
  const last = { parent: undefined, index: 2 };
  const { save } = additionOf(menu, { entry: outside, place: last, page: undefined, redirects: [] });
  expect(save.map(({ kind }) => kind)).toEqual(['menu']);
});

it('removing an item drafts the removal of published items and discards new ones, descendants included', () => {
  const halls = itemOf('halls');
  const [one, two] = halls.children;
  if (!one || !two) throw new Error('the items below');
  const node = {
    ...halls,
    from: { version: 4 },
    children: [one, { ...two, state: 'new', from: { version: 1 } } as const],
  };
  const publishedAt = '2026-11-20T08:00:00Z';
  const { save, discard } = removalOf(node);
  expect(save).toEqual([
    { kind: 'menu', id: 'halls', version: 4, entry: null },
    { kind: 'menu', id: 'one', version: 0, publishedAt, entry: null },
    { kind: 'menu', id: 'deep', version: 0, publishedAt, entry: null },
  ]);
  expect(discard).toEqual([{ kind: 'menu', id: 'two', version: 1 }]);
  expect(routesBelow(node)).toEqual(['/halls', '/halls/one', '/halls/one/deep', '/halls/two']);
});

it('restoring an item also restores its descendants and ancestors', () => {
  const listed = (id: string, parentId: string | undefined, state: ListedEntry['state']): ListedEntry => ({
    kind: 'menu',
    id,
    state,
    title: {},
    published: [],
    version: 1,
    entry: sampleEntry(id, parentId ? { data: { parentId } } : {}),
  });
  const all = [
    listed('halls', undefined, 'removal'),
    listed('one', 'halls', 'removal'),
    listed('deep', 'one', 'removal'),
    listed('two', 'halls', 'removal'),
    listed('stays', undefined, 'published'),
  ];
  const ids = (id: string) => removedWith(all, id).map((item) => item.id);
  expect(ids('one')).toEqual(['halls', 'one', 'deep']);
  expect(ids('halls')).toEqual(['halls', 'one', 'deep', 'two']);
  expect(ids('stays')).toEqual([]);
});

it('an entry that already has the wanted state is not saved', () => {
  const name = { kind: 'page', id: '/halls' } as const;
  const page = samplePage('/halls');
  expect(toBecome(name, storedPage(page), page)).toEqual({ save: [], discard: [] });
  expect(toBecome(name, storedPage(undefined, page), page)).toEqual({ save: [], discard: [] });
  expect(toBecome(name, undefined, null)).toEqual({ save: [], discard: [] });
});
