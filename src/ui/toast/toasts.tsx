import { toastDuration } from '#machines/toast-time.ts';
import type { UiClock } from '../clock.ts';
import type { LiveToasts, ShownToasts, ToastCardProps, ToastMessage, Toasts } from './toast.ts';

interface ToastsOptions {
  clock: UiClock;
  /** Fetches what runs them; another one only in tests. */
  load?: () => Promise<{ startToasts: (show: (shown: ShownToasts) => void, clock: UiClock) => LiveToasts }>;
}

/** Fallback when the code of `ToastCard` cannot be loaded: the text alone. */
const PlainToast = ({ toast }: ToastCardProps) => (
  <p className="mb-4 rounded border border-line bg-white p-4 text-sm text-ink shadow-float">{toast.text}</p>
);

export const noToasts: ShownToasts = { toasts: [], Card: PlainToast };

/**
 * The toast store of a page. The machine and the design load with the first toast, and its time starts when they have
 * loaded. If they cannot be loaded, the message is a plain line, and the next toast tries again.
 */
export function createToasts({ clock, load = () => import('./start-toasts.tsx') }: ToastsOptions): Toasts {
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
