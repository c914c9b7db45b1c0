import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { LinkContext } from '#ui/link/link-context.ts';
import { useLocation } from '#ui/router.tsx';

/** What a block's view knows of its place in the page. The renderer provides it. */
export interface BlockPlace {
  /** The block's id; empty outside of a page. */
  id: string;
  /** What its parameters are called in the URL, by its own names for them (`page` → `films.page`). */
  parameters: Readonly<Record<string, string>>;
  /** The parameters that the blocks of the page read; links drop all others. Undefined: they keep everything. */
  declared?: ReadonlySet<string> | undefined;
  /** It is the first block: the page's header is the top of the block. */
  leads: boolean;
  /** The page is about the item that the block shows. */
  isSubject: boolean;
  /** The page has a title block, which shows the title of its item (`PageSubject`). */
  isTitled: boolean;
}

/** The default is a block alone on its page. */
export const BlockPlaceContext = createContext<BlockPlace>({
  id: '',
  parameters: {},
  leads: true,
  isSubject: true,
  isTitled: false,
});

/** Values of a block's URL parameters by the block's own names; `undefined` leaves a parameter out. */
export type OwnParameters = Readonly<Record<string, string | undefined>>;

/** The addresses of a block in its page. */
export interface BlockUrl {
  /** The parameter's name in the URL. */
  nameOf: (own: string) => string;
  /** The value that the URL gives to a parameter of the block. */
  read: (own: string) => string | undefined;
  /**
   * The address at which the block is as its parameters say, and every other block as it is now. Ends with the block's
   * id as a fragment unless the block leads the page, so that the view opens at the top of the block (rule BLK-02).
   */
  hrefOf: (own: OwnParameters) => string;
  /** Puts the parameters into the address bar without opening another page. */
  replace: (own: OwnParameters) => void;
  /** The address with the block's parameters alone: the server answers it with the data of this block. */
  ownUrl: (own: OwnParameters) => string;
  /** Where a GET form of the block is sent, and the parameters of other blocks that go along as hidden fields. */
  form: (own: readonly string[]) => { action: string; others: readonly (readonly [string, string])[] };
}

/** The parameter that selects the language; links get it from `LinkContext`. */
const languageParameter = 'lang';

/**
 * @returns the addresses of the block whose view calls it; views build no address by hand, because another block of the
 * page may use the same parameter (rule BLK-01)
 */
export function useBlockUrl(): BlockUrl {
  const { id, parameters, declared, leads } = use(BlockPlaceContext);
  const keepLanguage = use(LinkContext);
  const { pathname, search: routers } = useLocation();
  const search = useSearch(routers);
  return useMemo(() => {
    const fragment = leads ? '' : `#${encodeURIComponent(id)}`;
    const nameOf = (own: string) => (Object.hasOwn(parameters, own) ? (parameters[own] ?? own) : own);
    const shared = [...new URLSearchParams(search)].filter(
      ([name]) => name !== languageParameter && (declared === undefined || declared.has(name)),
    );
    const urlOf = (base: [string, string][], own: OwnParameters) => {
      const all = new URLSearchParams(base);
      for (const [name, value] of Object.entries(own))
        if (value === undefined) all.delete(nameOf(name));
        else all.set(nameOf(name), value);
      all.sort();
      return all.size > 0 ? `${pathname}?${all}` : pathname;
    };
    return {
      nameOf,
      read: (own) => new URLSearchParams(search).get(nameOf(own)) ?? undefined,
      hrefOf: (own) => urlOf(shared, own) + fragment,
      replace: (own) => replaceUrl(keepLanguage(urlOf(shared, own) + fragment), routers),
      ownUrl: (own) => urlOf([], own),
      form: (own) => {
        const names = new Set(own.map(nameOf));
        return { action: pathname + fragment, others: shared.filter(([name]) => !names.has(name)) };
      },
    };
  }, [id, parameters, declared, leads, pathname, search, routers, keepLanguage]);
}

/** @returns own parameters as text: the same text for the same place */
export const placeKey = (own: OwnParameters): string =>
  new URLSearchParams(
    Object.entries(own).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();

/** The query that `replace` has put in the place of the router's. */
let replaced: { routers: string; search: string } | undefined;
const listeners = new Set<() => void>();

/** Changes the address bar; the router keeps its entry and knows nothing of it, the links of all blocks follow. */
function replaceUrl(href: string, routers: string): void {
  window.history.replaceState(window.history.state, '', href);
  replaced = { routers, search: window.location.search };
  for (const tell of listeners) tell();
}

/** The query of the page's address: the router's, unless {@link BlockUrl.replace} has changed it since. */
function useSearch(routers: string): string {
  const instead = useSyncExternalStore(
    subscribe,
    () => (replaced?.search === window.location.search ? replaced : undefined),
    () => undefined,
  );
  return instead?.routers === routers ? instead.search : routers;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
