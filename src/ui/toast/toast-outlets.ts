import { createContext } from 'react';
import type { Toasts } from './toasts.ts';

/** Where toasts can show besides the page: an open modal dialog leaves everything outside it out of reach. */
export interface ToastOutlets {
  toasts: Toasts;
  dismissLabel: string;
  /** Tells of a dialog that opens; the function returned, that it has closed. */
  open: (id: string) => () => void;
  /** The dialog that opened last, where toasts show now. */
  current: string | undefined;
}

export const ToastOutletContext = createContext<ToastOutlets | undefined>(undefined);
