import { expect, it } from 'vitest';
import { addressProblem, brokenUrl, followsParent, pathBelow, pathPart, pathWhenMoved } from './addresses.ts';
import { dropPlace } from './move-item.ts';
import { sampleTree } from './sample-menu.test-support.ts';

const menu = sampleTree([['halls', ['one'], ['two']], ['about']]);

it.each([
  ['Online booking', 'onlineBooking'],
  ['VR tour', 'vrTour'],
  ['Café & bar (2nd floor)', 'cafeBar2ndFloor'],
  ['在线预订', ''],
])('%s → %s', (name, part) => expect(pathPart(name)).toBe(part));

it('a path is unique among the items after normalisation', () => {
  const problem = (id: string | undefined, address: string) =>
    addressProblem(menu, { id, address, external: false });
  expect(problem(undefined, '/halls/one')).toBe('taken');
  expect(problem('one', '/halls/one')).toBeUndefined();
  expect(problem('two', '/halls/one')).toBe('taken');
  expect(problem('two', '/halls/three')).toBeUndefined();
  expect(problem('two', '/api/three')).toBe('reserved');
  expect(addressProblem(menu, { id: 'two', address: 'ftp://x.example', external: true })).toBe('notWeb');
});

it('paths that change with an item must not collide with an item that does not move', () => {
  const urls = [
    { id: 'halls', from: '/halls', to: '/about2' },
    { id: 'one', from: '/halls/one', to: '/about' },
  ];
  expect(brokenUrl(menu, urls)?.id).toBe('one');
  expect(brokenUrl(menu, urls.slice(0, 1))).toBeUndefined();
  expect(brokenUrl(menu, [{ id: 'halls', from: '/halls', to: '/editor' }])?.id).toBe('halls');
});

it('moving an item below another preserves the last segment of its path', () => {
  expect(pathWhenMoved(menu, 'one', 'about')).toBe('/about/one');
  expect(pathWhenMoved(menu, 'one', undefined)).toBe('/one');
  expect(pathBelow(menu, 'halls', 'three')).toBe('/halls/three');
  expect(followsParent(menu, 'one', 'halls')).toBe(true);
  expect(followsParent(sampleTree([['a'], ['b']]), 'b', undefined)).toBe(true);
});

it.each([
  ['two', { id: 'one', position: 'before' }, { parent: 'halls', index: 0 }],
  ['one', { id: 'two', position: 'after' }, { parent: 'halls', index: 1 }],
  ['about', { id: 'halls', position: 'on' }, { parent: 'halls', index: 2 }],
  ['one', { id: 'halls', position: 'before' }, { parent: undefined, index: 0 }],
  ['halls', { id: 'one', position: 'on' }, undefined],
  ['halls', { id: 'halls', position: 'after' }, undefined],
] as const)('%s dropped at %j', (dragged, point, place) => {
  expect(dropPlace(menu, dragged, point)).toEqual(place);
});
