import { expect, it } from 'vitest';
import { withUrls } from './item-values.ts';
import { findItem, routeOfEntry } from './menu-tree.ts';
import { sampleEntry, sampleTree } from './sample-menu.test-support.ts';
import { urlsThatChange, visitorsAddress } from './urls-that-change.ts';

const menu = sampleTree([['halls', ['one', ['deep']], ['two']], ['hallsOld']]);
const halls = findItem(menu, 'halls');
if (!halls) throw new Error('the item');

it('a new path of an item changes the paths below it', () => {
  expect(urlsThatChange(halls, '/spaces')).toEqual([
    { id: 'halls', from: '/halls', to: '/spaces' },
    { id: 'one', from: '/halls/one', to: '/spaces/one' },
    { id: 'deep', from: '/halls/one/deep', to: '/spaces/one/deep' },
    { id: 'two', from: '/halls/two', to: '/spaces/two' },
  ]);
});

it('paths that only share letters, external addresses and paths elsewhere do not change', () => {
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

it('nothing changes if the path stays the same or the item had no page', () => {
  expect(urlsThatChange(halls, '/halls')).toEqual([]);
  const out = { ...halls, entry: sampleEntry('halls', { path: 'https://elsewhere.example' }) };
  expect(urlsThatChange(out, '/halls')).toEqual([]);
});

it('a new path of the home page changes no other path', () => {
  const home = { ...halls, entry: sampleEntry('home', { path: '/' }) };
  expect(urlsThatChange(home, '/start')).toEqual([{ id: 'halls', from: '/', to: '/start' }]);
});

it('an item can move to the path of the home page and back', () => {
  expect(urlsThatChange(halls, '/').map(({ to }) => to)).toEqual(['/', '/one', '/one/deep', '/two']);
});

it('withUrls writes the new paths and preserves the other items', () => {
  const after = withUrls(menu, urlsThatChange(halls, '/spaces'));
  const routes = ['halls', 'one', 'deep', 'hallsOld'].map((id) => {
    const node = findItem(after, id);
    return node && routeOfEntry(node.entry);
  });
  expect(routes).toEqual(['/spaces', '/spaces/one', '/spaces/one/deep', '/hallsOld']);
  expect(after[1]).toBe(menu[1]);
});

it('visitorsAddress differs by language', () => {
  expect(visitorsAddress('/halls', 'zh-CN')).toBe('/halls');
  expect(visitorsAddress('/halls', 'en-US')).toBe('/halls?lang=en-US');
});
