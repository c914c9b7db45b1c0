import { type ReactNode, useState } from 'react';
import { browserClock, type UiClock } from './clock.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { ToastContext } from './toast-context.ts';
import { createToasts } from './toasts.ts';

interface ToastProviderProps {
  /** Names the button that sends a toast away: "关闭提示", "Dismiss". */
  dismissLabel: string;
  clock?: UiClock;
  children: ReactNode;
}

/**
 * Gives toasts to everything below (`useToasts`). It stands above the routes, so that a toast outlives a navigation;
 * until the first one it costs a store and two empty live regions (rule ERR-03).
 */
export function ToastProvider({ dismissLabel, clock = browserClock, children }: ToastProviderProps) {
  const [toasts] = useState(() => createToasts(clock));
  return (
    <ToastContext value={toasts}>
      {children}
      <ToastRegion toasts={toasts} dismissLabel={dismissLabel} />
    </ToastContext>
  );
}
