import type { ListedEntry } from '#schemas/editor/editorial.ts';
import { flatten, type MenuNode, parentOf, routeOfEntry } from '../menu-tree.ts';
import { joined, type MenuChange, removalFrom } from './menu-change.ts';

/** Removes an item with everything below it; one that was never published just goes. */
export const removalOf = (node: MenuNode): MenuChange =>
  joined(...flatten([node]).map(({ id, from, state }) => removalFrom({ kind: 'menu', id, state, from })));

/** The routes of an item and of everything below it. */
export const routesBelow = (node: MenuNode): string[] => [
  ...new Set(flatten([node]).flatMap(({ entry }) => routeOfEntry(entry) ?? [])),
];

/** What is to be removed, and comes back with one of them: those below it, and those it stands below. */
export function keptWith(listed: readonly ListedEntry[], id: string): ListedEntry[] {
  const removed = new Map(
    listed.filter(({ state, entry }) => state === 'removal' && entry).map((item) => [item.id, item]),
  );
  const parent = ({ entry }: ListedEntry) => (entry ? parentOf(entry) : undefined);
  /** From an item up to the first that stays. */
  const line = (item: ListedEntry, seen: readonly string[] = []): string[] => {
    const above = removed.get(parent(item) ?? '');
    return above && !seen.includes(item.id) ? [item.id, ...line(above, [...seen, item.id])] : [item.id];
  };
  const own = removed.get(id);
  const above = own ? line(own) : [];
  return [...removed.values()].filter((item) => above.includes(item.id) || line(item).includes(id));
}
