import type { UiClock } from './clock.ts';

/** How long a toast stays, in ms (rule ERR-03). */
export const toastTime = 3000;
/** Toasts on the screen at once; the others wait for their turn. */
export const toastsShown = 3;

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export interface ToastMessage {
  kind: ToastKind;
  text: string;
}

export interface Toast extends ToastMessage {
  id: number;
}

/** What keeps the toasts where they are: the pointer or the focus on them, or their view still on its way. */
export type ToastHold = 'hover' | 'focus' | 'loading';

export interface Toasts {
  /** Shows a message, or gives the same one its full time again where it is shown or waits already. */
  toast: (message: ToastMessage) => void;
  dismiss: (id: number) => void;
  hold: (by: ToastHold) => void;
  release: (by: ToastHold) => void;
  /** What is on the screen, oldest first; the same array until it changes. */
  shown: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
}

/** A toast with the time it has left; `since` is when that time began to run, undefined while it stands still. */
interface Entry {
  toast: Toast;
  left: number;
  since?: number | undefined;
}

/** The toasts of a page: each is shown for its time, which stands still while anything holds them. */
export function createToasts(clock: UiClock): Toasts {
  const entries: Entry[] = [];
  const holds = new Set<ToastHold>();
  const listeners = new Set<() => void>();
  let shown: readonly Toast[] = [];
  let ids = 0;
  let stop = () => {};

  const visible = () => entries.slice(0, toastsShown);

  /** Books the time that passed, and removes what has none left. */
  const settle = () => {
    const now = clock.now();
    for (const entry of entries) {
      if (entry.since !== undefined) entry.left -= now - entry.since;
      entry.since = undefined;
    }
    const rest = entries.filter(({ left }) => left > 0);
    entries.splice(0, entries.length, ...rest);
  };

  /** Lets the time of what is shown run on, and tells listeners what that is now. */
  const go = () => {
    stop();
    const now = clock.now();
    if (holds.size === 0) {
      for (const entry of visible()) entry.since = now;
      const soonest = Math.min(...visible().map(({ left }) => left));
      if (soonest < Number.POSITIVE_INFINITY) stop = clock.after(soonest, () => change(() => {}));
    }
    const next = visible().map(({ toast }) => toast);
    if (next.length === shown.length && next.every((toast, index) => toast === shown[index])) return;
    shown = next;
    for (const listener of listeners) listener();
  };

  const change = (action: () => void) => {
    settle();
    action();
    // What is gone holds nothing: a browser may not tell that the pointer or the focus went with it.
    if (entries.length === 0) holds.clear();
    go();
  };

  return {
    toast: ({ kind, text }) =>
      change(() => {
        const same = entries.find(({ toast }) => toast.kind === kind && toast.text === text);
        if (same) same.left = toastTime;
        else entries.push({ toast: { id: ids++, kind, text }, left: toastTime });
      }),
    dismiss: (id) =>
      change(() => {
        const index = entries.findIndex(({ toast }) => toast.id === id);
        if (index >= 0) entries.splice(index, 1);
      }),
    hold: (by) => change(() => holds.add(by)),
    release: (by) => change(() => holds.delete(by)),
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
