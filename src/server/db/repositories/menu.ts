import type { ParsedRequestOf } from '#schemas/calls.ts';
import { menuType } from '#schemas/enumerations.ts';
import type { Fields } from '../content/contract-item.ts';
import { rowsOf } from './list.ts';
import { readFields, type View } from './view.ts';

/** A menu item of the contract before it is read. */
interface Node extends Fields {
  readonly children: Node[];
}

/**
 * The menu tree, siblings in their order. It is the same in both languages: an item holds both names. Only the official
 * menu is stored here; any other type is empty.
 */
export async function menuTree({ type }: ParsedRequestOf<'menuTree'>, view: View): Promise<Node[]> {
  if (type !== menuType.Official) return [];
  const rows = await rowsOf(view, { kind: 'menu', facets: [''], order: 'sorted' });
  const items = rows.map(({ id, item }) => ({ id, fields: readFields(item) }));
  const byParent = Map.groupBy(items, ({ fields }) => parentOf(fields));
  // From the roots down: an item whose parent is gone, or which stands below itself, is never reached.
  const below = (parent: string): Node[] =>
    (byParent.get(parent) ?? []).map(({ id, fields }) => ({ ...fields, children: below(id) }));
  return below(root);
}

const root = '';

const parentOf = ({ parentId }: Fields): string =>
  typeof parentId === 'string' || typeof parentId === 'number' ? String(parentId) : root;
