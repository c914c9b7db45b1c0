import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedItems } from './changes/menu-changes.ts';
import { flatten, type MenuTree, parentOf, placeOf } from './menu-tree.ts';
import { moveItem, renumber, type Step, stepOf, steps } from './move-item.ts';
import { sampleTree, sketchOf } from './sample-menu.test-support.ts';

const menu = sampleTree([['home'], ['halls', ['one'], ['two', ['deep']], ['three']], ['about']]);

const step = (tree: MenuTree, id: string, name: Step) => {
  const place = stepOf(tree, id, name);
  return place ? moveItem(tree, id, place) : tree;
};
const changed = (after: MenuTree) =>
  changedItems(menu, after).map(({ id, entry }) => [id, parentOf(entry), entry.sort]);

it.each([
  { id: 'three', name: 'up', changes: [['two', 'halls', 4]] },
  { id: 'one', name: 'down', changes: [['two', 'halls', 0]] },
  { id: 'about', name: 'indent', changes: [['about', 'halls', 4]] },
  {
    id: 'deep',
    name: 'outdent',
    changes: [
      ['deep', 'halls', 3],
      ['three', 'halls', 4],
    ],
  },
] as const)('$name: $id needs no draft that could be spared', ({ id, name, changes }) => {
  expect(changed(step(menu, id, name))).toEqual(changes);
});

it('an item moves with its descendants', () => {
  const after = moveItem(menu, 'two', { parent: undefined, index: 0 });
  expect(sketchOf(after)).toEqual([['two', ['deep']], ['home'], ['halls', ['one'], ['three']], ['about']]);
  expect(changed(after)).toEqual([['two', undefined, 0]]);
});

it.each([
  { id: 'home', name: 'up' },
  { id: 'about', name: 'down' },
  { id: 'one', name: 'indent' },
  { id: 'home', name: 'outdent' },
] as const)('$id has no way $name', ({ id, name }) => {
  expect(stepOf(menu, id, name)).toBeUndefined();
});

it('an item does not move below itself or below an unknown parent', () => {
  expect(moveItem(menu, 'halls', { parent: 'deep', index: 0 })).toBe(menu);
  expect(moveItem(menu, 'halls', { parent: 'halls', index: 0 })).toBe(menu);
  expect(moveItem(menu, 'halls', { parent: 'nowhere', index: 0 })).toBe(menu);
  expect(moveItem(menu, 'nothing', { parent: undefined, index: 0 })).toBe(menu);
});

const ids = flatten(menu).map(({ id }) => id);
const moves = fc.array(
  fc.record({
    id: fc.constantFrom(...ids),
    parent: fc.constantFrom(undefined, ...ids),
    index: fc.nat({ max: 4 }),
  }),
  { maxLength: 12 },
);

it('after any moves every item exists once, below its parent and in the order of `sort`', () => {
  fc.assert(
    fc.property(moves, (list) => {
      const after = list.reduce((tree, { id, ...place }) => moveItem(tree, id, place), menu);
      expect(
        flatten(after)
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(ids.toSorted());
      for (const { id, entry } of flatten(after)) expect(placeOf(after, id)?.parent).toBe(parentOf(entry));
      const rising = (siblings: MenuTree): boolean =>
        siblings.every(
          ({ entry, children }, index) =>
            (index === 0 || (entry.sort ?? 0) > (siblings[index - 1]?.entry.sort ?? Infinity)) &&
            rising(children),
        );
      expect(rising(after)).toBe(true);
    }),
  );
});

it('up reverts down, and outdent reverts indent', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ids), fc.constantFrom(...steps), (id, name) => {
      if (!stepOf(menu, id, name)) return;
      const back = { up: 'down', down: 'up', indent: 'outdent', outdent: 'indent' } as const;
      const there = step(menu, id, name);
      const again = step(there, id, back[name]);
      // An item outdented from the middle of its siblings returns as the last of them.
      if (name !== 'outdent') expect(sketchOf(again)).toEqual(sketchOf(menu));
      else expect(placeOf(again, id)?.parent).toBe(placeOf(menu, id)?.parent);
    }),
  );
});

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
