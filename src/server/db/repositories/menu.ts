import type { ParsedRequestOf } from '#schemas/calls.ts';
import { menuType } from '#schemas/enumerations.ts';
import type { Fields } from '../content/contract-item.ts';
import { rowsOf } from './list.ts';
import { readFields, type View } from './view.ts';

/** A menu item of the contract before it is parsed. */
interface Node extends Fields {
  readonly children: Node[];
}

/**
 * The menu tree, with siblings in order. It is the same in both languages, because an item holds both names.
 * Only the official menu is stored; other types are empty.
 */
export async function menuTree({ type }: ParsedRequestOf<'menuTree'>, view: View): Promise<Node[]> {
  if (type !== menuType.Official) return [];
  const rows = await rowsOf(view, { kind: 'menu', facets: [''], order: 'sorted' });
  const items = rows.map(({ id, item }) => ({ id, fields: readFields(item) }));
  const byParent = Map.groupBy(items, ({ fields }) => parentOf(fields));
  // Walks down from the roots: items with a missing parent, or in a cycle, are never reached.
  const below = (parent: string): Node[] =>
    (byParent.get(parent) ?? []).map(({ id, fields }) => ({ ...fields, children: below(id) }));
  return below(root);
}

const root = '';

const parentOf = ({ parentId }: Fields): string =>
  typeof parentId === 'string' || typeof parentId === 'number' ? String(parentId) : root;
