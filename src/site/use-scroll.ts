import { useEffect, useRef } from 'react';

/** The element that holds the page between header and footer; new pages get the focus there. */
export const contentId = 'content';

interface ScrollState {
  /** Of the entry in the browser's history. */
  key: string;
  hash: string;
  /** The visitor went back or forward. */
  back: boolean;
  /** Changes when another page is on the screen. */
  shownUrl: string;
}

/**
 * Scrolling as a browser does it between documents: a new page begins at its top with the focus on its content,
 * another page of the list that leads it at the page's header (rule NLST-04), one of a list further down at the top of
 * its block (rule BLK-02), back and forward where one was.
 */
export function useScroll({ key, hash, back, shownUrl }: ScrollState): void {
  const positions = useRef(new Map<string, number>());
  const previousKey = useRef(key);
  const previousUrl = useRef(shownUrl);

  // Runs while the old page is still on the screen.
  useEffect(() => {
    if (previousKey.current === key) return;
    window.history.scrollRestoration = 'manual';
    positions.current.set(previousKey.current, window.scrollY);
    previousKey.current = key;
  }, [key]);

  useEffect(() => {
    if (previousUrl.current === shownUrl) return;
    const samePath = pathOf(previousUrl.current) === pathOf(shownUrl);
    previousUrl.current = shownUrl;
    if (back) {
      // Some browsers answer with a promise, which React would take for the end of the effect.
      window.scrollTo({ top: positions.current.get(key) ?? 0, behavior: 'instant' });
      return;
    }
    const content = document.getElementById(contentId);
    const named = hash ? targetOf(hash) : undefined;
    const target = named ?? (samePath && !hash ? content : undefined);
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: 0, behavior: 'instant' });
    // As after a link into a document: Tab goes on from the block that the address names.
    if (named && named.tabIndex < 0) named.tabIndex = -1;
    (named ?? content)?.focus({ preventScroll: true });
  }, [shownUrl, back, key, hash]);

  // A reload is the browser's to restore, but not one that brought another page (`loadDocument`).
  useEffect(() => {
    if (window.history.scrollRestoration === 'manual')
      targetOf(window.location.hash)?.scrollIntoView({ behavior: 'instant' });
    const release = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', release);
    return () => window.removeEventListener('pagehide', release);
  }, []);
}

/** The element that a fragment names. Visitors can write anything into an address. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

const pathOf = (url: string) => url.split('?')[0];
