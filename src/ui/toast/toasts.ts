import type { ComponentType } from 'react';
import type { QueuedToast, ToastHold, ToastKind } from '#machines/toast-queue.ts';
import { toastDuration } from '#machines/toast-time.ts';
import type { UiClock } from '../clock.ts';
import { PlainToast } from './PlainToast.tsx';
import type { LiveToasts } from './start-toasts.ts';
import type { ToastCardProps } from './ToastCard.tsx';

export interface ToastMessage {
  kind: ToastKind;
  text: string;
}

export type Toast = Pick<QueuedToast, 'id' | 'kind' | 'text'>;

/** What is on the screen, oldest first, and what each of it is drawn with. */
export interface ShownToasts {
  toasts: readonly Toast[];
  Card: ComponentType<ToastCardProps>;
  /** Moves their region away from the controls that raised them; absent where its code could not be fetched. */
  place?: (region: HTMLElement, toasts: readonly Toast[]) => void;
}

export interface Toasts {
  /** Shows a message, or gives the same one its full time again where it is shown or waits already. */
  toast: (message: ToastMessage) => void;
  dismiss: (id: string) => void;
  hold: (by: ToastHold) => void;
  release: (by: ToastHold) => void;
  /** The same object until it changes. */
  shown: () => ShownToasts;
  subscribe: (listener: () => void) => () => void;
}

interface ToastsOptions {
  clock: UiClock;
  /** Fetches what runs them; another one only in tests. */
  load?: () => Promise<{ startToasts: (show: (shown: ShownToasts) => void, clock: UiClock) => LiveToasts }>;
}

export const noToasts: ShownToasts = { toasts: [], Card: PlainToast };

/**
 * The toasts of a page. Their machine and their look are fetched with the first one, whose time runs from when it is
 * there; where they cannot be had, a message is a plain line for its time, and the next one asks for them again.
 */
export function createToasts({ clock, load = () => import('./start-toasts.ts') }: ToastsOptions): Toasts {
  const listeners = new Set<() => void>();
  let shown = noToasts;
  let live: LiveToasts | undefined;
  let starting: Promise<LiveToasts> | undefined;

  const show = (next: ShownToasts) => {
    const { toasts } = shown;
    if (
      next.toasts.length === toasts.length &&
      next.toasts.every(({ id }, index) => id === toasts[index]?.id)
    )
      return;
    shown = next;
    for (const listener of listeners) listener();
  };
  const start = async () => {
    live = (await load()).startToasts(show, clock);
    return live;
  };
  const showPlain = (message: ToastMessage) => {
    const id = `plain ${message.text}`;
    const others = () => shown.toasts.filter((toast) => toast.id !== id);
    show({ ...shown, toasts: [...others(), { ...message, id }] });
    clock.after(toastDuration, () => show({ ...shown, toasts: others() }));
  };
  return {
    toast: (message) => {
      starting ??= start();
      starting.then(
        (running) => running.show(message),
        () => {
          starting = undefined;
          showPlain(message);
        },
      );
    },
    dismiss: (id) => live?.dismiss(id),
    hold: (by) => live?.hold(by),
    release: (by) => live?.release(by),
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
