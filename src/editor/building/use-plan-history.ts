import { useRef, useState } from 'react';
import { deepEqual } from '#lib/deep-equal.ts';
import type { Entry } from '#schemas/entry.ts';

/** Changes that can be undone. Each keeps a whole plan, which shares its unchanged parts with the others. */
const most = 100;

/**
 * Undo and redo of changes of an entry. Another change, for example in the form below, empties both: undoing would lose it.
 *
 * @returns `commit` makes a change that can be undone
 */
export function usePlanHistory(entry: Entry, onChange: (next: Entry) => void) {
  const [{ past, future }, setSteps] = useState<{ past: readonly Entry[]; future: readonly Entry[] }>({
    past: [],
    future: [],
  });
  const last = useRef(entry);
  // A save may have replaced the entry by an equal one.
  const isOurs = last.current === entry || deepEqual(last.current, entry);
  const go = (next: Entry, steps: { past: readonly Entry[]; future: readonly Entry[] }) => {
    last.current = next;
    setSteps(steps);
    onChange(next);
  };
  return {
    commit: (next: Entry) => go(next, { past: [...(isOurs ? past : []), entry].slice(-most), future: [] }),
    undo: () => {
      const before = past.at(-1);
      if (before && isOurs) go(before, { past: past.slice(0, -1), future: [entry, ...future] });
    },
    redo: () => {
      const [next, ...later] = future;
      if (next && isOurs) go(next, { past: [...past, entry], future: later });
    },
    canUndo: isOurs && past.length > 0,
    canRedo: isOurs && future.length > 0,
  };
}
