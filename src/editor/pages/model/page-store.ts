import { deepEqual } from '#lib/deep-equal.ts';
import { mergeEntries } from '#lib/merge-entries.ts';
import type { Entry } from '#schemas/entry.ts';
import { isRecord } from '#schemas/is-record.ts';
import { itemsOf, type PageData, type PageItem } from './stored-page.ts';

/** `group`: changes of the same group, such as typing in one field, are one undo step. */
export interface ChangeOptions {
  group?: string;
}

export interface PageStoreOptions {
  initial: PageData;
  /** Current time in milliseconds. */
  now: () => number;
  /** Called after a change, undo and redo, but not after `adopt`. */
  onChange: (data: PageData) => void;
}

/** Store of the edited page with its undo history. Unchanged blocks stay the same objects. */
export function createPageStore({ initial, now, onChange }: PageStoreOptions) {
  let history = startHistory(initial);
  let items: readonly PageItem[] = itemsOf(initial);
  let places = placesOf(items);
  let order = orderOf(items);
  const listeners = new Set<() => void>();

  const show = (next: PageHistory): boolean => {
    if (next === history) return false;
    const changed = next.present !== history.present;
    history = next;
    if (changed) {
      items = keepSame(items, itemsOf(next.present));
      const now = orderOf(items);
      if (!deepEqual(order, now)) {
        order = now;
        places = placesOf(items);
      }
    }
    for (const listener of listeners) listener();
    return changed;
  };
  const go = (next: PageHistory) => {
    if (show(next)) onChange(history.present);
  };
  return {
    data: () => history.present,
    /** All blocks; the same array until one changes. */
    items: (): readonly PageItem[] => items,
    /** The keys and types of the blocks; the same array until one is added, removed, moved or gets another type. */
    order: (): readonly BlockPlace[] => order,
    /** Index of a block; undefined if the page does not have it. */
    placeOf: (key: string): number | undefined => places.get(key),
    history: () => history,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (next: PageData, { group }: ChangeOptions = {}) =>
      go(record(history, next, group === undefined ? undefined : { name: group, at: now() })),
    /** Extends the last change; both are undone together. */
    amend: (next: PageData) => go({ ...history, present: next }),
    undo: () => go(undo(history)),
    redo: () => go(redo(history)),
    /**
     * Shows a page that changed elsewhere, such as a colleague's or a restored version. Can be undone like a change.
     */
    adopt: (next: PageData) => void show(record(history, next)),
    /** Shows a page with changes of a colleague, which undo and redo do not take back. */
    merge: (next: PageData) => void show(rebase(history, next)),
  };
}
export type PageStore = ReturnType<typeof createPageStore>;

export interface BlockPlace {
  key: string;
  type: string | undefined;
}

const orderOf = (items: readonly PageItem[]): BlockPlace[] =>
  items.map(({ key, block }) => ({ key, type: block?.type }));

const placesOf = (items: readonly PageItem[]): ReadonlyMap<string, number> =>
  new Map(items.map(({ key }, index) => [key, index]));

function keepSame(before: readonly PageItem[], after: readonly PageItem[]): readonly PageItem[] {
  const known = new Map(before.map((item) => [item.key, item]));
  const items = after.map((item) => {
    const old = known.get(item.key);
    return old && old.stored === item.stored && old.duplicate === item.duplicate ? old : item;
  });
  const same = items.length === before.length && items.every((item, index) => item === before[index]);
  return same ? before : items;
}

/** Undo and redo stacks of a page; `past` has at most `longest` states. */
interface PageHistory {
  past: readonly PageData[];
  present: PageData;
  future: readonly PageData[];
  /** Group of the last change; typing in one field is one undo step. */
  group?: { name: string; at: number };
}

/** Maximum number of undo steps. */
const longest = 200;
/** Pause in typing that starts a new undo step, in milliseconds. */
const pause = 1_500;

export const startHistory = (present: PageData): PageHistory => ({ past: [], present, future: [] });

/** The undo and redo steps, as if the colleague's changes had been there from the beginning. */
function rebase(history: PageHistory, next: PageData): PageHistory {
  const { past, present, future } = history;
  const entry = (data: PageData): Entry => ({ kind: 'page', id: '/', data });
  const rebased = (state: PageData): PageData =>
    mergeEntries({ base: entry(present), mine: entry(state), theirs: entry(next) }, 'theirs').entry.data;
  return { ...history, past: past.map(rebased), present: next, future: future.map(rebased) };
}

/** Records a change. Changes of one group (a field) in quick succession are one undo step. */
export function record(
  history: PageHistory,
  present: PageData,
  group?: { name: string; at: number },
): PageHistory {
  if (present === history.present) return history;
  const { group: last } = history;
  const continues =
    group !== undefined &&
    last?.name === group.name &&
    group.at - last.at < pause &&
    history.future.length === 0;
  const past = continues ? history.past : [...history.past, history.present].slice(-longest);
  return { past, present, future: [], ...(group ? { group } : {}) };
}

export function undo(history: PageHistory): PageHistory {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future] };
}

export function redo(history: PageHistory): PageHistory {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { past: [...history.past, history.present], present, future };
}

/**
 * Path of the only leaf in which two values differ. Such changes are typing and are grouped into one undo step.
 * @returns Undefined if more than one leaf differs or a list has another length.
 */
export function changedPlace(before: unknown, after: unknown): string | undefined {
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length ? inParts(before, after) : undefined;
  return isRecord(before) && isRecord(after) ? inParts(before, after) : '';
}

function inParts(before: object, after: object): string | undefined {
  const [some, others] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const keys = [...new Set([...some.keys(), ...others.keys()])].filter(
    (key) => some.get(key) !== others.get(key),
  );
  const [key] = keys;
  if (key === undefined || keys.length > 1) return undefined;
  const inside = changedPlace(some.get(key), others.get(key));
  return inside === undefined ? undefined : `${key}.${inside}`;
}
