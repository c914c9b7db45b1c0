import { expect, it } from 'vitest';
import type { ListedEntry } from '#schemas/editor/editorial.ts';
import { flatten, treeOf } from './menu-tree.ts';
import { removeItem } from './move-item.ts';
import { sampleEntry, sampleTree, sketchOf } from './sample-menu.test-support.ts';

const listed = (id: string, parentId?: string, state: ListedEntry['state'] = 'published'): ListedEntry => ({
  kind: 'menu',
  id,
  state,
  title: {},
  published: [],
  entry: sampleEntry(id, parentId === undefined ? {} : { data: { parentId } }),
});

it('treeOf nests items below their parent and omits items marked for removal', () => {
  const tree = treeOf([listed('a'), listed('b', 'a'), listed('c', 'b'), listed('d', 'a', 'removal')]);
  expect(sketchOf(tree)).toEqual([['a', ['b', ['c']]]]);
});

it('treeOf includes items with a missing parent and items in a cycle', () => {
  const tree = treeOf([listed('a'), listed('lost', 'gone'), listed('x', 'y'), listed('y', 'x')]);
  expect(sketchOf(tree)).toEqual([['a'], ['lost'], ['x', ['y']]]);
});

it('removeItem removes an item and its descendants', () => {
  const tree = sampleTree([['a', ['b', ['c']]], ['d']]);
  expect(sketchOf(removeItem(tree, 'b'))).toEqual([['a'], ['d']]);
  expect(flatten(removeItem(tree, 'a')).map(({ id }) => id)).toEqual(['d']);
  expect(removeItem(tree, 'nothing')).toBe(tree);
});
