import { expect, it } from 'vitest';
import { findItem, routeOfEntry } from './menu-tree.ts';
import { sampleEntry, sampleTree } from './sample-menu.test-support.ts';
import { urlsThatChange, visitorsAddress } from './urls-that-change.ts';
import { withUrls } from './with-address.ts';

const menu = sampleTree([['halls', ['one', ['deep']], ['two']], ['hallsOld']]);
const halls = findItem(menu, 'halls');
if (!halls) throw new Error('the item');

it('an item takes those along whose path begins with its own', () => {
  expect(urlsThatChange(halls, '/spaces')).toEqual([
    { id: 'halls', from: '/halls', to: '/spaces' },
    { id: 'one', from: '/halls/one', to: '/spaces/one' },
    { id: 'deep', from: '/halls/one/deep', to: '/spaces/one/deep' },
    { id: 'two', from: '/halls/two', to: '/spaces/two' },
  ]);
});

it('those that only begin with the same letters, lead outside or stand elsewhere stay', () => {
  const entries = [
    sampleEntry('same', { path: '/hallsOld' }),
    sampleEntry('out', { path: 'https://halls.example/halls/x' }),
    sampleEntry('else', { path: '/about/x' }),
  ];
  const node = {
    ...halls,
    children: entries.map((entry) => ({ ...halls, id: entry.id, entry, children: [] })),
  };
  expect(urlsThatChange(node, '/spaces').map(({ id }) => id)).toEqual(['halls']);
});

it('nothing changes for an item that stays, or had no page', () => {
  expect(urlsThatChange(halls, '/halls')).toEqual([]);
  const out = { ...halls, entry: sampleEntry('halls', { path: 'https://elsewhere.example' }) };
  expect(urlsThatChange(out, '/halls')).toEqual([]);
});

it('the home page takes nothing along', () => {
  const home = { ...halls, entry: sampleEntry('home', { path: '/' }) };
  expect(urlsThatChange(home, '/start')).toEqual([{ id: 'halls', from: '/', to: '/start' }]);
});

it('to the home page and back', () => {
  expect(urlsThatChange(halls, '/').map(({ to }) => to)).toEqual(['/', '/one', '/one/deep', '/two']);
});

it('the tree gets its new paths, and leaves the rest as it is', () => {
  const after = withUrls(menu, urlsThatChange(halls, '/spaces'));
  const routes = ['halls', 'one', 'deep', 'hallsOld'].map((id) => {
    const node = findItem(after, id);
    return node && routeOfEntry(node.entry);
  });
  expect(routes).toEqual(['/spaces', '/spaces/one', '/spaces/one/deep', '/hallsOld']);
  expect(after[1]).toBe(menu[1]);
});

it('each language has its own address', () => {
  expect(visitorsAddress('/halls', 'zh-CN')).toBe('/halls');
  expect(visitorsAddress('/halls', 'en-US')).toBe('/halls?lang=en-US');
});
