import { type ReactNode, useCallback, useState } from 'react';
import { Icon } from '#ui/Icon.tsx';

interface Toast {
  id: number;
  message: string;
  tone: 'success' | 'danger';
}

/** Duration of a toast in milliseconds. */
const time = 5_000;

/** Toasts that disappear after some seconds; screen readers announce them. */
export function useToasts(): {
  say: (message: string, tone?: Toast['tone']) => void;
  toastRegion: ReactNode;
} {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const say = useCallback((message: string, tone: Toast['tone'] = 'success') => {
    const toast = { id: performance.now(), message, tone };
    setToasts((before) => [...before.slice(-2), toast]);
    setTimeout(() => setToasts((now) => now.filter((one) => one !== toast)), time);
  }, []);
  const toastRegion = (
    <div
      role="status"
      className="pointer-events-none fixed bottom-20 left-5 z-50 md:bottom-5 md:left-20 grid gap-2"
    >
      {toasts.map(({ id, message, tone }) => (
        <p
          key={id}
          className={`flex items-center gap-2.5 rounded border-l-4 bg-white px-4 py-3 text-xs shadow-dialog ${
            tone === 'danger' ? 'border-danger' : 'border-success'
          }`}
        >
          <Icon name={tone === 'danger' ? 'warning' : 'check'} small />
          {message}
        </p>
      ))}
    </div>
  );
  return { say, toastRegion };
}
