import type { Entry } from '#schemas/entry.ts';
import type { MenuNode, MenuTree } from './menu-tree.ts';

/** For tests: an item as it is stored, published at its path. */
export const sampleEntry = (id: string, more: Partial<Entry> & { path?: string } = {}): Entry => {
  const { path = `/${id}`, data, ...rest } = more;
  return {
    kind: 'menu',
    id,
    data: { path, defaultPath: path, menuName: `名${id}`, menuNameEn: `Name ${id}`, visible: '0', ...data },
    ...rest,
  };
};

/** For tests: `['a', ['b'], ['c']]` is an item with two below it, numbered from 1, each below the path of its parent. */
export type Sketch = readonly [id: string, ...children: Sketch[]];

export const sampleTree = (sketches: readonly Sketch[], parent?: MenuNode): MenuTree =>
  sketches.map(([id, ...children], index) => {
    const path = `${parent ? String(parent.entry.data.path) : ''}/${id}`;
    const data = parent ? { parentId: parent.id } : {};
    const node: MenuNode = {
      id,
      entry: sampleEntry(id, { path, data, sort: index + 1 }),
      state: 'published',
      from: { version: 0, publishedAt: '2026-11-20T08:00:00Z' },
      children: [],
    };
    return { ...node, children: sampleTree(children, node) };
  });

/** For tests: a tree as a sketch. */
export const sketchOf = (tree: MenuTree): Sketch[] =>
  tree.map(({ id, children }) => [id, ...sketchOf(children)]);
