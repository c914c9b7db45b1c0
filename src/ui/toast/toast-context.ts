import { createContext, use } from 'react';
import type { Toasts } from './toasts.ts';

/** The toasts of the page. */
export const ToastContext = createContext<Toasts | undefined>(undefined);

/** Shows a message for 3000 ms: `const { toast } = useToasts(); toast({ kind: 'warning', text })`. */
export function useToasts(): Pick<Toasts, 'toast'> {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts: no ToastProvider above this component; wrap it in one');
  return toasts;
}
