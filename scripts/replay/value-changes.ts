import { create, type Delta } from 'jsondiffpatch';

/** Items of a list are the same if their ids are, or all of them where they have none. */
const differ = create({
  objectHash: (item) => ('id' in item ? String(item.id) : JSON.stringify(item)),
});

/** Changes that are told one by one. */
const mostTold = 6;
/** Characters of a value. */
const longest = 160;

/**
 * @param name of the value, with which each sentence begins
 * @param recorded an object or a list, as JSON
 * @param now the same
 * @returns a sentence for each change inside the value, six at most, and the number of the others
 * @example
 * valueChanges('list', { items: [{ id: 1 }], total: 2 }, { items: [], total: 1 });
 * // ['list.items[0] is gone: {"id":1}', 'list.total: 2 was recorded, now 1']
 */
export function valueChanges(name: string, recorded: object, now: object): string[] {
  const changes = changesIn(name, differ.diff(recorded, now));
  const others = changes.length - mostTold;
  return others > 0 ? [...changes.slice(0, mostTold), `${name}: ${others} more changes`] : changes;
}

/** Reads the format of jsondiffpatch (its docs/deltas.md): a list is one change, an object holds changes by key. */
function changesIn(place: string, delta: Delta): string[] {
  if (delta === undefined) return [];
  if (Array.isArray(delta)) {
    const [before, after, kind] = delta;
    if (delta.length === 1) return [`${place} is new: ${short(before)}`];
    if (delta.length === 2) return [`${place}: ${short(before)} was recorded, now ${short(after)}`];
    return [
      kind === 3 ? `${place} has moved to place ${after} of its list` : `${place} is gone: ${short(before)}`,
    ];
  }
  const isList = '_t' in delta;
  return Object.entries(delta).flatMap(([key, change]) => {
    if (isList && key === '_t') return [];
    return changesIn(isList ? `${place}[${key.replace('_', '')}]` : `${place}.${key}`, change);
  });
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
