import { blockIds } from '#schemas/block-ids.ts';
import type { Entry } from '#schemas/entry.ts';
import { isRecord } from '#schemas/is-record.ts';
import { deepEqual } from './deep-equal.ts';

/** Two states of an entry that were made from a third one. */
export interface Versions {
  /** Undefined if the state that both began with is unknown: only what one of them lacks is then disjoint. */
  base: Entry | undefined;
  mine: Entry;
  theirs: Entry;
}

export interface MergedEntry {
  entry: Entry;
  /** Places that both have changed, each differently, as `data.blocks.stats.props.title.zh`. Empty if all is disjoint. */
  clashes: readonly string[];
}

/**
 * Merges two states of an entry field by field, in both languages separately. Blocks of a page are matched by their id, so
 * that a block can be moved by one and edited by the other. Lists inside a block are one field, because their items have
 * no id. Objects of `mine` that do not change are returned as they are.
 *
 * @param prefer the side whose value is used where both have changed the same field
 * @returns the merged entry and the clashes
 */
export function mergeEntries(
  { base, mine, theirs }: Versions,
  prefer: 'mine' | 'theirs' = 'mine',
): MergedEntry {
  const clashes: string[] = [];
  const merge = createMerge((where, sides) => {
    clashes.push(where.join('.'));
    return sides[prefer];
  });
  const entry = merge([], { base, mine, theirs });
  // Both sides are entries, and so is every mixture of their fields.
  return { entry: entry as Entry, clashes };
}

type Where = readonly string[];

interface Sides {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** Chooses the value of a field that both sides have changed. */
type Choose = (where: Where, sides: Sides) => unknown;

function createMerge(choose: Choose) {
  const merge = (where: Where, sides: Sides): unknown => {
    const { base, mine, theirs } = sides;
    if (deepEqual(mine, theirs) || deepEqual(base, theirs)) return mine;
    if (deepEqual(base, mine)) return sharing(mine, theirs);
    if (isBlocks(where) && Array.isArray(mine) && Array.isArray(theirs))
      return mergeBlocks(where, { base: Array.isArray(base) ? base : [], mine, theirs });
    if (isRecord(mine) && isRecord(theirs)) {
      const merged = mergeRecords(where, { base: isRecord(base) ? base : {}, mine, theirs });
      return where.length === 1 && where[0] === 'data' ? withoutLostTimes(merged) : merged;
    }
    return isTimes(where) ? laterOf(sides) : choose(where, sides);
  };

  const mergeRecords = (where: Where, { base, mine, theirs }: Record<keyof Sides, Fields>): Fields => {
    const merged = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].flatMap((key) => {
      const value = merge([...where, key], {
        base: own(base, key),
        mine: own(mine, key),
        theirs: own(theirs, key),
      });
      return value === undefined ? [] : [[key, value] as const];
    });
    const isMine =
      merged.length === Object.keys(mine).length && merged.every(([key, value]) => own(mine, key) === value);
    return isMine ? mine : Object.fromEntries(merged);
  };

  const mergeBlocks = (where: Where, sides: Record<keyof Sides, readonly unknown[]>): unknown[] => {
    const [base, mine, theirs] = [byId(sides.base), byId(sides.mine), byId(sides.theirs)];
    const merged = new Map(
      [...new Set([...mine.keys(), ...theirs.keys()])].flatMap((id) => {
        const block = merge([...where, id], {
          base: base.get(id),
          mine: mine.get(id),
          theirs: theirs.get(id),
        });
        return block === undefined ? [] : [[id, block] as const];
      }),
    );
    const order = mergeOrder({
      base: [...base.keys()],
      mine: [...mine.keys()],
      theirs: [...theirs.keys()],
    });
    return order.flatMap((id) => (merged.has(id) ? [merged.get(id)] : []));
  };
  return merge;
}

type Fields = Readonly<Record<string, unknown>>;

const own = (fields: Fields, key: string): unknown => (Object.hasOwn(fields, key) ? fields[key] : undefined);

const isBlocks = ([first, second, third]: Where): boolean =>
  first === 'data' && second === 'blocks' && third === undefined;

/** Edit times of texts (`edited`) are never asked about. */
const isTimes = ([first, second]: Where): boolean => first === 'data' && second === 'edited';

/** The later of two times; the time of an edit counts more than its removal. */
const laterOf = ({ mine, theirs }: Sides): unknown =>
  mine === undefined || (typeof mine === 'string' && typeof theirs === 'string' && mine < theirs)
    ? theirs
    : mine;

const byId = (blocks: readonly unknown[]): Map<string, unknown> => {
  const ids = blockIds(blocks);
  return new Map(blocks.map((block, index) => [ids[index] ?? '', block]));
};

/** Theirs, with the objects of mine that are equal, so that nothing depends on them anew. */
function sharing(mine: unknown, theirs: unknown): unknown {
  if (deepEqual(mine, theirs)) return mine;
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const [known, ids] = [byId(mine), blockIds(theirs)];
    return theirs.map((item, index) => sharing(known.get(ids[index] ?? ''), item));
  }
  if (!isRecord(mine) || !isRecord(theirs)) return theirs;
  return Object.fromEntries(
    Object.entries(theirs).map(([key, value]) => [key, sharing(own(mine, key), value)]),
  );
}

/** Edit times go with their block. */
function withoutLostTimes(data: Fields): Fields {
  const { blocks, edited } = data;
  if (!Array.isArray(blocks) || !isRecord(edited)) return data;
  const ids = new Set(['', ...blockIds(blocks)]);
  const left = Object.entries(edited).filter(([id]) => ids.has(id));
  return left.length === Object.keys(edited).length ? data : { ...data, edited: Object.fromEntries(left) };
}

/**
 * The order of theirs, with the moves and additions of mine: each item that mine has moved or added goes behind the item
 * it follows there. If both have moved an item, mine counts, because a move loses nothing.
 */
function mergeOrder({ base, mine, theirs }: Record<keyof Sides, readonly string[]>): string[] {
  const still = unmoved(base, mine);
  const going = new Set(mine.filter((id) => !still.has(id)));
  const merged = theirs.filter((id) => !going.has(id));
  const placed = new Set(merged);
  let before: string | undefined;
  for (const id of mine) {
    // Also places a block that they have removed while mine was edited.
    if (!placed.has(id)) merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
    placed.add(id);
    before = id;
  }
  return merged;
}

/** The most items of `before` that follow each other in the same order in `after`: all others have been moved. */
function unmoved(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = new Map(before.map((id, index) => [id, index]));
  const common = after.filter((id) => places.has(id));
  const place = (id: string | undefined) => (id === undefined ? -1 : (places.get(id) ?? -1));
  /** At each length, the item that ends the run of that length at the earliest place. */
  const ends: string[] = [];
  const previous = new Map<string, string | undefined>();
  for (const id of common) {
    let length = ends.findIndex((end) => place(end) >= place(id));
    if (length < 0) length = ends.length;
    previous.set(id, ends[length - 1]);
    ends[length] = id;
  }
  const run = new Set<string>();
  for (let id = ends.at(-1); id !== undefined; id = previous.get(id)) run.add(id);
  return run;
}
