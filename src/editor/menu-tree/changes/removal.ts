import type { ListedEntry } from '#schemas/editor/editorial.ts';
import { versionOf } from '../../drafts/stored.ts';
import { flatten, type MenuNode, parentOf, routeOfEntry } from '../menu-tree.ts';
import { joined, type MenuChange, removalFrom } from './menu-change.ts';
import type { StoredPages } from './page-moves.ts';

/** Removes an item and its descendants. */
export const removalOf = (node: MenuNode): MenuChange =>
  joined(...flatten([node]).map(({ id, from, state }) => removalFrom({ kind: 'menu', id, state, from })));

/** Routes of an item and its descendants, without duplicates. */
export const routesBelow = (node: MenuNode): string[] => [
  ...new Set(flatten([node]).flatMap(({ entry }) => routeOfEntry(entry) ?? [])),
];

/** Removed items that are restored with an item: its removed ancestors and all their descendants. */
export function removedWith(listed: readonly ListedEntry[], id: string): ListedEntry[] {
  const removed = new Map(
    listed.filter(({ state, entry }) => state === 'removal' && entry).map((item) => [item.id, item]),
  );
  const parent = ({ entry }: ListedEntry) => (entry ? parentOf(entry) : undefined);
  /** Ids from an item up to its last removed ancestor. */
  const line = (item: ListedEntry, seen: readonly string[] = []): string[] => {
    const above = removed.get(parent(item) ?? '');
    return above && !seen.includes(item.id) ? [item.id, ...line(above, [...seen, item.id])] : [item.id];
  };
  const own = removed.get(id);
  const above = own ? line(own) : [];
  return [...removed.values()].filter((item) => above.includes(item.id) || line(item).includes(id));
}

/** Discards the removal of items and of their pages. */
export const restoreRemoved = (removed: readonly ListedEntry[], pages: StoredPages): MenuChange => ({
  save: [],
  discard: [
    ...removed.map(({ kind, id, version }) => ({ kind, id, version: version ?? 0 })),
    ...[...pages].flatMap(([path, stored]) =>
      stored?.draft?.entry === null ? [{ kind: 'page' as const, id: path, version: versionOf(stored) }] : [],
    ),
  ],
});
