import type { Entry } from '#schemas/entry.ts';
import type { MenuNode, MenuTree } from './menu-tree.ts';

/** A menu entry for tests. */
export const sampleEntry = (id: string, more: Partial<Entry> & { path?: string } = {}): Entry => {
  const { path = `/${id}`, data, ...rest } = more;
  return {
    kind: 'menu',
    id,
    data: { path, defaultPath: path, menuName: `名${id}`, menuNameEn: `Name ${id}`, visible: '0', ...data },
    ...rest,
  };
};

/**
 * A menu for tests: `['a', ['b'], ['c']]` is an item with two children. `sort` starts at 1; paths extend the parent's.
 */
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

/** A tree as a sketch, for tests. */
export const sketchOf = (tree: MenuTree): Sketch[] =>
  tree.map(({ id, children }) => [id, ...sketchOf(children)]);
