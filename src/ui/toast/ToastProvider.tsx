import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { browserClock, type UiClock } from '../clock.ts';
import { createToasts, ToastRegion } from './ToastRegion.tsx';
import { ToastContext, ToastOutletContext } from './toast.ts';

interface ToastProviderProps {
  /** Names the button that sends a toast away: "关闭提示", "Dismiss". */
  dismissLabel: string;
  clock?: UiClock;
  children: ReactNode;
}

/**
 * Provides toasts to its children. Mount it above the routes, so that a toast survives a navigation. Until the first
 * toast it costs a small store and two empty live regions (rule ERR-03).
 */
export function ToastProvider({ dismissLabel, clock = browserClock, children }: ToastProviderProps) {
  const [toasts] = useState(() => createToasts({ clock }));
  const [outlets, setOutlets] = useState<readonly string[]>([]);
  const open = useCallback((id: string) => {
    setOutlets((all) => [...all, id]);
    return () => setOutlets((all) => all.filter((one) => one !== id));
  }, []);
  const current = outlets.at(-1);
  const places = useMemo(
    () => ({ toasts, dismissLabel, open, current }),
    [toasts, dismissLabel, open, current],
  );
  return (
    <ToastContext value={toasts}>
      <ToastOutletContext value={places}>{children}</ToastOutletContext>
      <ToastRegion toasts={toasts} dismissLabel={dismissLabel} active={current === undefined} />
    </ToastContext>
  );
}
