import type { ParsedRequestOf } from '#schemas/calls.ts';
import { menuType } from '#schemas/enumerations.ts';
import { type Fields, readFields } from '../content/contract-item.ts';
import { rowsOf } from './list.ts';
import type { View } from './view.ts';

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
  const items = rows.map((row) => ({
    id: row.id,
    // The contract has no `parentId`, so a clean item lacks it.
    parent: parentOf(readFields(row.item)),
    fields: view.items.ofRow({ kind: 'menu', ...row }),
  }));
  const byParent = Map.groupBy(items, ({ parent }) => parent);
  // Walks down from the roots: items with a missing parent, or in a cycle, are never reached.
  const below = (parent: string): Node[] =>
    (byParent.get(parent) ?? []).map(({ id, fields }) => ({ ...fields, children: below(id) }));
  return below(root);
}

const root = '';

const parentOf = ({ parentId }: Fields): string =>
  typeof parentId === 'string' || typeof parentId === 'number' ? String(parentId) : root;
