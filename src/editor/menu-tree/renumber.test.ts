import { expect, it } from 'vitest';
import { renumber } from './move-item.ts';
import { sampleTree } from './sample-menu.test-support.ts';

it('renumber returns the same object for an item whose number does not change', () => {
  const [a, b, c] = sampleTree([['a'], ['b'], ['c']]);
  if (!a || !b || !c) throw new Error('three items');
  const after = renumber([c, a, b]);
  expect(after.map(({ id, entry }) => [id, entry.sort])).toEqual([
    ['c', 0],
    ['a', 1],
    ['b', 2],
  ]);
  expect(after.slice(1)).toEqual([a, b]);
  expect(after[1]).toBe(a);
});
