import { type PageHistory, record, redo, startHistory, undo } from './page-history.ts';
import { itemsOf, type PageData, type PageItem } from './stored-page.ts';

/** What a change is made of: typing into one field is one step back. */
export interface ChangeOptions {
  group?: string;
}

export interface PageStoreOptions {
  initial: PageData;
  /** Milliseconds. */
  now: () => number;
  /** Whatever was changed here, to be kept. */
  onChange: (data: PageData) => void;
}

/** The page on the screen, with everything that can be taken back. Blocks that did not change stay the same objects. */
export function createPageStore({ initial, now, onChange }: PageStoreOptions) {
  let history = startHistory(initial);
  let items = itemsOf(initial);
  const listeners = new Set<() => void>();

  const show = (next: PageHistory): boolean => {
    if (next === history) return false;
    const changed = next.present !== history.present;
    history = next;
    if (changed) items = keepSame(items, itemsOf(next.present));
    for (const listener of listeners) listener();
    return changed;
  };
  const go = (next: PageHistory) => {
    if (show(next)) onChange(history.present);
  };
  return {
    data: () => history.present,
    items: (): readonly PageItem[] => items,
    history: () => history,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (next: PageData, { group }: ChangeOptions = {}) =>
      go(record(history, next, group === undefined ? undefined : { name: group, at: now() })),
    /** Belongs to the change before it: both are taken back together. */
    amend: (next: PageData) => go({ ...history, present: next }),
    undo: () => go(undo(history)),
    redo: () => go(redo(history)),
    /** Shows what came from elsewhere: a colleague's version, a restored one. It can be taken back like any change. */
    adopt: (next: PageData) => void show(record(history, next)),
  };
}
export type PageStore = ReturnType<typeof createPageStore>;

function keepSame(before: readonly PageItem[], after: readonly PageItem[]): PageItem[] {
  const known = new Map(before.map((item) => [item.key, item]));
  return after.map((item) => {
    const old = known.get(item.key);
    return old && old.stored === item.stored && old.duplicate === item.duplicate ? old : item;
  });
}
