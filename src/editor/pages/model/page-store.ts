import { type PageHistory, record, redo, startHistory, undo } from './page-history.ts';
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
    /** Extends the last change; both are undone together. */
    amend: (next: PageData) => go({ ...history, present: next }),
    undo: () => go(undo(history)),
    redo: () => go(redo(history)),
    /**
     * Shows a page that changed elsewhere, such as a colleague's or a restored version. Can be undone like a change.
     */
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
