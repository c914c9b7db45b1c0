import { createContext, use } from 'react';
import type { Toasts } from './toast.ts';

/** The toasts of the page. */
export const ToastContext = createContext<Toasts | undefined>(undefined);

/** Shows a message for 3000 ms: `const { toast } = useToasts(); toast({ kind: 'warning', text })`. */
export function useToasts(): Pick<Toasts, 'toast'> {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts: no ToastProvider above this component; wrap it in one');
  return toasts;
}

/** Where toasts can show besides the page: an open modal dialog leaves everything outside it out of reach. */
export interface ToastOutlets {
  toasts: Toasts;
  dismissLabel: string;
  /** Registers a dialog that opens; the returned function removes it. */
  open: (id: string) => () => void;
  /** The dialog that opened last, where toasts show now. */
  current: string | undefined;
}

export const ToastOutletContext = createContext<ToastOutlets | undefined>(undefined);
