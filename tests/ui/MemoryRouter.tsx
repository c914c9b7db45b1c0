import { type ReactNode, useState } from 'react';
import { locationOf, type NavigationType, RouterContext } from '#ui/router.tsx';

interface MemoryRouterProps {
  /** Address at the start. */
  address?: string;
  children: ReactNode;
}

/** A router with a history of its own, which does not change the address bar of the test. */
export function MemoryRouter({ address = '/', children }: MemoryRouterProps) {
  const [{ entries, index, type }, setHistory] = useState({
    entries: [address],
    index: 0,
    type: 'pop' as NavigationType,
  });
  const [navigate] = useState(() => (to: string | number, { replace = false } = {}) => {
    setHistory((before) => {
      if (typeof to === 'number') {
        const last = before.entries.length - 1;
        return { ...before, index: Math.min(Math.max(before.index + to, 0), last), type: 'pop' };
      }
      const index = before.index + (replace ? 0 : 1);
      const entries = [...before.entries.slice(0, index), to];
      return { entries, index, type: replace ? 'replace' : 'push' };
    });
  });
  const location = locationOf(entries[index] ?? '/', String(index));
  return <RouterContext value={{ location, type, navigate }}>{children}</RouterContext>;
}
