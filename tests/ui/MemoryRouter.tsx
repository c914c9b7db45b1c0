import { type ReactNode, useState } from 'react';
import { createPlaces, locationOf, type NavigationType, type Router, RouterContext } from '#ui/router.tsx';

interface MemoryRouterProps {
  /** Address at the start. */
  address?: string;
  children: ReactNode;
}

/** A router with a history of its own, which does not change the address bar of the test. */
export function MemoryRouter({ address = '/', children }: MemoryRouterProps) {
  const [router] = useState(() => createMemoryRouter(address));
  return <RouterContext value={router}>{children}</RouterContext>;
}

function createMemoryRouter(address: string): Router {
  let entries = [address];
  let index = 0;
  const placeBy = (type: NavigationType) => ({
    location: locationOf(entries[index] ?? '/', String(index)),
    type,
  });
  const { show, ...places } = createPlaces(placeBy('pop'));
  return {
    ...places,
    navigate: (to, { replace = false } = {}) => {
      if (typeof to === 'number') {
        index = Math.min(Math.max(index + to, 0), entries.length - 1);
        return show(placeBy('pop'));
      }
      index += replace ? 0 : 1;
      entries = [...entries.slice(0, index), to];
      show(placeBy(replace ? 'replace' : 'push'));
    },
  };
}
