import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { isRecord } from '#schemas/is-record.ts';

/** The address of the page, and its entry in the history. */
export interface Location {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** With its number sign, or empty. The server knows none. */
  hash: string;
  /** Of the history entry; the same again after going back or a reload. */
  key: string;
}

/** How the location was reached; `pop` is also a fragment of the page, and the first address. */
export type NavigationType = 'push' | 'replace' | 'pop';

export interface Router {
  location: Location;
  type: NavigationType;
  /**
   * Opens an address of this site, or goes some entries back or forward. The same function in each rendering.
   * @param to path with query and fragment, or a number of entries
   */
  navigate: (to: string | number, options?: { replace?: boolean }) => void;
}

export const RouterContext = createContext<Router | undefined>(undefined);

function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error('There is no router above this component; wrap it in one');
  return router;
}

/** @returns the present address; changes with each navigation */
export const useLocation = (): Location => useRouter().location;

/** @returns a function that opens an address; the same one in each rendering */
export const useNavigate = (): Router['navigate'] => useRouter().navigate;

/** @returns how the present address was reached */
export const useNavigationType = (): NavigationType => useRouter().type;

/** The router of the browser's address bar. A navigation is a transition, so that it interrupts no input. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [at, setAt] = useState<Pick<Router, 'location' | 'type'>>(() => ({
    location: browserLocation(),
    type: 'pop',
  }));
  const show = useCallback(
    (type: NavigationType) => startTransition(() => setAt({ location: browserLocation(), type })),
    [],
  );
  useLayoutEffect(() => {
    const pop = () => show('pop');
    window.addEventListener('popstate', pop);
    return () => window.removeEventListener('popstate', pop);
  }, [show]);
  const navigate = useCallback<Router['navigate']>(
    (to, { replace = false } = {}) => {
      if (typeof to === 'number') return window.history.go(to);
      const entry = { key: Math.random().toString(36).slice(2, 10) };
      if (replace) window.history.replaceState(entry, '', to);
      else window.history.pushState(entry, '', to);
      show(replace ? 'replace' : 'push');
    },
    [show],
  );
  return (
    <RouterContext value={useMemo(() => ({ ...at, navigate }), [at, navigate])}>{children}</RouterContext>
  );
}

function browserLocation(): Location {
  const { pathname, search, hash } = window.location;
  const state: unknown = window.history.state;
  return {
    pathname,
    search,
    hash,
    key: isRecord(state) && typeof state.key === 'string' ? state.key : 'first',
  };
}

/** A router that stays at one address, as on the server. */
export function StaticRouter({ address, children }: { address: string; children: ReactNode }) {
  const router = useMemo((): Router => {
    return { location: locationOf(address, 'static'), type: 'pop', navigate: () => {} };
  }, [address]);
  return <RouterContext value={router}>{children}</RouterContext>;
}

/**
 * @param address path with query and fragment
 * @returns the parts of the address, as they are written
 */
export function locationOf(address: string, key: string): Location {
  const [rest = '', fragment] = address.split('#', 2);
  const [pathname = '', query] = rest.split('?', 2);
  return {
    pathname,
    search: query ? `?${query}` : '',
    hash: fragment ? `#${fragment}` : '',
    key,
  };
}
