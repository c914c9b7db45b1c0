import { expect, it } from 'vitest';
import type { Entry } from '#schemas/entry.ts';
import type { StoredEntry } from '../../drafts/stored.ts';
import { sampleEntry } from '../sample-menu.test-support.ts';
import { toLiveMenu } from './live-menu.ts';
import { samplePage, storedPage } from './sample-pages.test-support.ts';

/** A menu item with a draft; the draft has version 3. */
const item = (id: string, published: Entry | undefined, draft: Entry | null) => ({
  ...{ kind: 'menu' as const, id },
  stored: storedPage(published, draft),
});
const page = (id: string, stored: StoredEntry) => ({ id, stored });
const movedTo = (path: string, entry: Entry): Entry => ({ ...entry, data: { ...entry.data, path } });
const halls = sampleEntry('halls');
const spaces = sampleEntry('halls', { path: '/spaces' });
const moved = item('halls', halls, spaces);

it('discards the drafts of items and redirects', () => {
  const redirect = { kind: 'redirect' as const, id: '/old', stored: storedPage(undefined, null) };
  expect(toLiveMenu({ items: [moved, redirect], pages: [], banners: [] })).toEqual({
    save: [],
    discard: [
      { kind: 'menu', id: 'halls', version: 3 },
      { kind: 'redirect', id: '/old', version: 3 },
    ],
  });
});

it('a page that moved with its item returns to its live path, and its other changes stay', () => {
  const live = samplePage('/halls');
  const built = { ...samplePage('/halls'), id: '/halls~2' };
  const back = (stored: StoredEntry) =>
    toLiveMenu({ items: [moved], pages: [page('/halls', stored)], banners: [] });
  const onlyMoved = storedPage(live, movedTo('/spaces', live));
  expect(back(onlyMoved).discard.at(-1)).toEqual({ kind: 'page', id: '/halls', version: 3 });
  const builtIn = storedPage(undefined, movedTo('/spaces', live), built);
  expect(back(builtIn).discard.at(-1)).toEqual({ kind: 'page', id: '/halls', version: 3 });
  const edited = storedPage(live, movedTo('/spaces', samplePage('/halls', 'Our halls')));
  const { save, discard } = back(edited);
  expect(discard).toEqual([{ kind: 'menu', id: 'halls', version: 3 }]);
  expect(save).toMatchObject([
    {
      ...{ kind: 'page', id: '/halls', version: 3 },
      entry: { data: { path: '/halls', title: { en: 'Our halls' } } },
    },
  ]);
});

it('pages deleted with an item, or because of a moved page, stay; empty pages of new items are deleted', () => {
  const fresh = sampleEntry('fresh');
  const items = [moved, item('gone', sampleEntry('gone'), null), item('fresh', undefined, fresh)];
  const filled = samplePage('/fresh');
  const { save, discard } = toLiveMenu({
    items,
    pages: [
      page('/gone', storedPage(samplePage('/gone'), null)),
      page('/spaces', storedPage(samplePage('/spaces'), null)),
      page('/elsewhere', storedPage(samplePage('/elsewhere'), null)),
      page('/fresh', storedPage(undefined, samplePage('/fresh'))),
      page('/fresh~2', storedPage(undefined, { ...filled, data: { ...filled.data, blocks: [{ id: 'a' }] } })),
      page('/other', storedPage(undefined, samplePage('/other'))),
      page('/text', storedPage(samplePage('/text'), samplePage('/text', 'Edited'))),
    ],
    banners: [],
  });
  expect(save).toEqual([]);
  expect(discard.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'menu halls',
    'menu gone',
    'menu fresh',
    'page /gone',
    'page /spaces',
    'page /fresh',
  ]);
});

it('banners of a renamed item return to its live name', () => {
  const banner = (zh: string, picture = ''): Entry => ({
    ...{ kind: 'banner', id: 'b', data: picture ? { picture } : {} },
    texts: { 'zh-CN': { facet: zh, data: {} } },
  });
  const renamed = item('halls', halls, { ...halls, data: { ...halls.data, menuName: '场馆' } });
  const back = (draft: Entry) =>
    toLiveMenu({
      items: [renamed],
      pages: [],
      banners: [{ id: 'b', stored: storedPage(banner('名halls'), draft) }],
    });
  expect(back(banner('场馆')).discard.at(-1)).toEqual({ kind: 'banner', id: 'b', version: 3 });
  expect(back(banner('场馆', '/new.jpg')).save).toMatchObject([
    {
      kind: 'banner',
      id: 'b',
      entry: { data: { picture: '/new.jpg' }, texts: { 'zh-CN': { facet: '名halls' } } },
    },
  ]);
  // Banners that an editor gave to this item, or to another, keep it.
  expect(back(banner('关于'))).toMatchObject({ save: [], discard: [{ kind: 'menu' }] });
  const chosen = { id: 'b', stored: storedPage(banner('名home'), banner('场馆')) };
  expect(toLiveMenu({ items: [renamed], pages: [], banners: [chosen] }).discard).toHaveLength(1);
});
