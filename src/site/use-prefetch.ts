import { useEffect } from 'react';

/** Paths of this origin that are not pages. */
const notPages = /^\/(api|assets|language|media)\//;

/** Prefetches a page when the visitor points at its link. Does nothing if the visitor saves data. */
export function usePrefetch(prefetch: (pathname: string, search: string) => void): void {
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

const savesData = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
};
