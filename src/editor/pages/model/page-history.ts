import type { PageData } from './stored-page.ts';

/** Undo and redo stacks of a page; `past` has at most `longest` states. */
export interface PageHistory {
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
