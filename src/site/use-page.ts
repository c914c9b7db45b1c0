import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { savesData } from '#lib/connection.ts';
import { shareEqual } from '#lib/share-equal.ts';
import type { Shell, ShownPage } from '#registry/page-payload.ts';
import type { Views } from '#registry/views.ts';
import { useNavigate, usePlace } from '#ui/router.tsx';
import type { Boot } from './boot.ts';
import { type FetchedPage, fetchPage } from './fetch-page.ts';
import { withLanguage, withoutLanguage } from './urls.ts';
import { useScroll } from './use-scroll.ts';

/** Time in which a fetched page is reused, in milliseconds. */
const pageLifetime = 30_000;

interface Shown {
  payload: ShownPage;
  shell: Shell;
  /** Requested address. */
  url: string;
}

/** A page that could not be reached. */
interface Unreached {
  url: string;
  attempt: number;
}

interface PageState extends Shown {
  opening: boolean;
  /** Set if the page of the address bar cannot be reached; `payload` is that of the last page. */
  offline?: { retry: () => void };
}

/**
 * Returns the page of the address bar. The old page stays until data and code of the new one are loaded. If the fetch
 * fails, the browser loads the address as a document; without a connection, that would show the browser's own error page,
 * so the page is `offline`, and fetched again when the connection is back.
 */
export function usePage(boot: Boot, views: Views): PageState {
  const { language, languageInUrl } = boot;
  const { location, type } = usePlace();
  const navigate = useNavigate();
  const url = withoutLanguage(location.pathname, location.search);
  const [shown, setShown] = useState<Shown>({ payload: boot, shell: boot.shell, url });
  const shownRef = useRef(shown);
  const [attempt, setAttempt] = useState(0);
  const [unreached, setUnreached] = useState<Unreached>();
  const isOffline = unreached?.url === url && shown.url !== url;
  const retry = useCallback(() => setAttempt((number) => number + 1), []);
  const fetchWhole = useFetchPage(boot, views);

  // Handles navigation that happened during hydration, before the router listened.
  useLayoutEffect(() => {
    if (hasMovedOn()) window.location.reload();
  }, []);

  useEffect(() => {
    const { payload, shell, url: shownUrl } = shownRef.current;
    if (shownUrl === url) return;
    let left = false;
    const open = async () => {
      const fetched = await fetchWhole(url, payload.shellVersion);
      if (left) return;
      if ('redirect' in fetched) {
        const { redirect } = fetched;
        return navigate(languageInUrl ? withLanguage(redirect, language) : redirect, { replace: true });
      }
      const { page } = fetched;
      // A document keeps its Content-Security-Policy: a page with another policy is loaded as a document (decision
      // 011).
      if (page.policy && page.policy !== boot.policy) return loadDocument();
      const next = { payload: shareEqual(payload, page), shell: page.shell ?? shell, url };
      startTransition(() => {
        shownRef.current = next;
        setShown(next);
      });
    };
    open().catch(async () => {
      const isReached = await isReachable();
      if (left) return;
      if (isReached) loadDocument();
      else setUnreached({ url, attempt });
    });
    return () => {
      left = true;
    };
  }, [url, language, languageInUrl, navigate, fetchWhole, boot, attempt]);

  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isOffline, retry]);

  usePrefetch(
    useCallback(
      (pathname, search) => {
        // If prefetching fails, the click fetches again.
        fetchWhole(withoutLanguage(pathname, search), shownRef.current.payload.shellVersion).catch(() => {});
      },
      [fetchWhole],
    ),
  );
  useScroll({
    key: location.key,
    hash: location.hash,
    back: type === 'pop',
    replaced: type === 'replace',
    shownUrl: isOffline ? url : shown.url,
  });
  const opening = shown.url !== url && !(isOffline && unreached.attempt === attempt);
  return isOffline ? { ...shown, opening, offline: { retry } } : { ...shown, opening };
}

/** @returns whether the document of the address bar could be loaded */
const isReachable = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5_000) }).then(
    () => true,
    () => false,
  );

interface KnownPage {
  page: Promise<FetchedPage>;
  /** Time from which the page is fetched again, in ms. */
  until: number;
}

/** Fetches a page and the code of its blocks. Reuses a page fetched within `pageLifetime`, or being fetched. */
function useFetchPage({ language, languageInUrl }: ShownPage, views: Views) {
  const pages = useRef(new Map<string, KnownPage>());
  return useCallback(
    async (url: string, shellVersion: string): Promise<FetchedPage> => {
      const now = Date.now();
      for (const [other, { until }] of pages.current) if (until <= now) pages.current.delete(other);
      const known = pages.current.get(url);
      const page = known?.page ?? fetchPage({ url, language, languageInUrl, shellVersion });
      if (!known) {
        // By the clock and not by a timer, which stops while the device sleeps.
        const fresh: KnownPage = { page, until: Number.POSITIVE_INFINITY };
        pages.current.set(url, fresh);
        page.then(
          () => {
            fresh.until = Date.now() + pageLifetime;
          },
          () => pages.current.delete(url),
        );
      }
      const fetched = await page;
      if ('page' in fetched) await views.load(fetched.page.blocks);
      return fetched;
    },
    [language, languageInUrl, views],
  );
}

/** Paths of this origin that are not pages. */
const notPages = /^\/(api|assets|language|media)\//;

/** Prefetches a page when the visitor points at its link. Does nothing if the visitor saves data. */
function usePrefetch(prefetch: (pathname: string, search: string) => void): void {
  useEffect(() => {
    if (savesData()) return;
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== window.location.origin || link.target === '_blank') return;
      // The other language is a separate document.
      if (link.hreflang !== '') return;
      if (link.pathname === window.location.pathname && link.search === window.location.search) return;
      if (!notPages.test(link.pathname)) prefetch(link.pathname, link.search);
    };
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const event of events) document.addEventListener(event, onIntent, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, onIntent);
    };
  }, [prefetch]);
}

/**
 * Loads the page of the address bar as a new document in the same history entry. The page starts at its top or
 * fragment; the scroll position of the previous page is discarded.
 */
function loadDocument(): void {
  window.addEventListener(
    'pagehide',
    () => {
      window.history.scrollRestoration = 'manual';
    },
    { once: true },
  );
  // Assigning the address would only scroll if it ends in a fragment.
  window.location.reload();
}

/**
 * Returns true when the visitor went back or forward before hydration. The HTML then belongs to another address than
 * the address bar, and only a reload shows the right page.
 */
export function hasMovedOn(): boolean {
  const [fetched] = performance.getEntriesByType('navigation');
  return fetched !== undefined && withoutHash(fetched.name) !== withoutHash(window.location.href);
}

const withoutHash = (address: string) => address.split('#', 1)[0];
