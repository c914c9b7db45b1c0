import { type ComponentType, createContext, use } from 'react';
import type { QueuedToast, ToastHold, ToastKind } from '#machines/toast-queue.ts';

export interface ToastMessage {
  kind: ToastKind;
  text: string;
}

export type Toast = Pick<QueuedToast, 'id' | 'kind' | 'text'>;

/** The toasts on the screen, oldest first, and the component that renders each. */
export interface ShownToasts {
  toasts: readonly Toast[];
  Card: ComponentType<ToastCardProps>;
  /** Moves their region away from the controls that raised them; absent where its code could not be fetched. */
  place?: (region: HTMLElement, toasts: readonly Toast[]) => void;
}

export interface Toasts {
  /** Shows a message. If the same text is already shown or queued, its time starts again. */
  toast: (message: ToastMessage) => void;
  dismiss: (id: string) => void;
  hold: (by: ToastHold) => void;
  release: (by: ToastHold) => void;
  /** The same object until it changes. */
  shown: () => ShownToasts;
  subscribe: (listener: () => void) => () => void;
}

export interface ToastCardProps {
  toast: Toast;
  dismissLabel: string;
  dismiss: () => void;
}

/** The running toast machine, loaded with the first toast. */
export interface LiveToasts extends Pick<Toasts, 'dismiss' | 'hold' | 'release'> {
  show: (message: ToastMessage) => void;
}

/** The toasts of the page. */
export const ToastContext = createContext<Toasts | undefined>(undefined);

/**
 * @returns `toast()`, which shows a message for 3000 ms (specification, section 8)
 * @throws {Error} outside a `ToastProvider`
 * @example
 * const { toast } = useToasts();
 * toast({ kind: 'warning', text });
 */
export function useToasts(): Pick<Toasts, 'toast'> {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts: no ToastProvider above this component; wrap it in one');
  return toasts;
}

/**
 * Where toasts can show besides the page: an open modal dialog leaves everything outside it out of reach. A store, because
 * another value of a context makes React throw the server's HTML away of all blocks that are not hydrated yet.
 */
export interface ToastOutlets {
  toasts: Toasts;
  dismissLabel: string;
  /** Registers a dialog that opens; the returned function removes it. */
  open: (id: string) => () => void;
  /** The dialog that opened last, where toasts show now. */
  current: () => string | undefined;
  subscribe: (listener: () => void) => () => void;
}

export const ToastOutletContext = createContext<ToastOutlets | undefined>(undefined);
