import {
  createContext,
  type ReactNode,
  use,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
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

/** An address, and how it was reached. */
export interface Place {
  location: Location;
  type: NavigationType;
}

/**
 * The same object in each rendering: components subscribe to its place. If the place were the value of the context, React
 * would throw away the server's HTML of all blocks that are not hydrated yet whenever it changes, even by a fragment.
 */
export interface Router {
  /** @returns the place of the server's HTML, with which a block is hydrated, however late */
  first: () => Place;
  /** @returns the present place, the same object until the next navigation */
  current: () => Place;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
  /**
   * Opens an address of this site, or goes some entries back or forward.
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

/** @returns the present address, and how it was reached; changes with each navigation */
export function usePlace(): Place {
  const { subscribe, current, first } = useRouter();
  return useSyncExternalStore(subscribe, current, first);
}

/** @returns the present address; changes with each navigation */
export const useLocation = (): Location => usePlace().location;

/** @returns a function that opens an address; the same one in each rendering */
export const useNavigate = (): Router['navigate'] => useRouter().navigate;

/**
 * @returns a function that opens the address of a link; one to the present address adds no history entry. Unlike
 * {@link useLocation} it renders nothing again after a navigation: pages have a hundred links
 */
export function useOpenLink(): (href: string) => void {
  const { current, navigate } = useRouter();
  return (href) => {
    const { pathname, search, hash } = current().location;
    navigate(href, { replace: href === pathname + search + hash });
  };
}

/** @returns the place of a router, and a function that changes it and tells all components */
export function createPlaces(first: Place): Omit<Router, 'navigate'> & { show: (next: Place) => void } {
  let place = first;
  const listeners = new Set<() => void>();
  return {
    first: () => first,
    current: () => place,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (next) => {
      place = next;
      for (const tell of listeners) tell();
    },
  };
}

/** The router of the browser's address bar. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [router] = useState(createBrowserRouter);
  useLayoutEffect(() => {
    window.addEventListener('popstate', router.pop);
    return () => window.removeEventListener('popstate', router.pop);
  }, [router]);
  return <RouterContext value={router}>{children}</RouterContext>;
}

function createBrowserRouter(): Router & { pop: () => void } {
  const place = (type: NavigationType): Place => ({ location: browserLocation(), type });
  const { show, ...places } = createPlaces(place('pop'));
  return {
    ...places,
    pop: () => show(place('pop')),
    navigate: (to, { replace = false } = {}) => {
      if (typeof to === 'number') return window.history.go(to);
      const entry = { key: String(Math.random()) };
      if (replace) window.history.replaceState(entry, '', to);
      else window.history.pushState(entry, '', to);
      show(place(replace ? 'replace' : 'push'));
    },
  };
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
  const router = useMemo(
    (): Router => ({
      ...createPlaces({ location: locationOf(address, 'static'), type: 'pop' }),
      navigate: () => {},
    }),
    [address],
  );
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
