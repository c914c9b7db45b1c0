import type { PageData } from './stored-page.ts';

/** Every state of a page since it was opened, as far back as `longest`. */
export interface PageHistory {
  past: readonly PageData[];
  present: PageData;
  future: readonly PageData[];
  /** What the last change belongs to: typing in one field is one step. */
  group?: { name: string; at: number };
}

/** Steps that can be taken back. */
const longest = 200;
/** A pause in typing that begins a new step, in milliseconds. */
const pause = 1_500;

export const startHistory = (present: PageData): PageHistory => ({ past: [], present, future: [] });

/** Records a change. Those of one group (a field) that follow each other quickly are one step. */
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
