import { useEffect, useRef } from 'react';

/** Id of the element between header and footer. A new page gets the focus there. */
export const contentId = 'content';

interface ScrollState {
  /** Key of the history entry. */
  key: string;
  hash: string;
  /** The visitor went back or forward. */
  back: boolean;
  /** The address was replaced: a filter changed, or more of a list was shown. */
  replaced: boolean;
  /** Changes when another page is shown. */
  shownUrl: string;
}

/**
 * Scrolls as browsers do between documents. A new page starts at its top with the focus on its content; another page of
 * the list that leads the page starts at the page's header (rule NLST-04), one of a list further down at the top of its
 * block (rule BLK-02); back and forward restore the position. A page whose address was replaced on the same path keeps
 * position and focus.
 */
export function useScroll({ key, hash, back, replaced, shownUrl }: ScrollState): void {
  const positions = useRef(new Map<string, number>());
  const previousKey = useRef(key);
  const previousUrl = useRef(shownUrl);

  // Runs while the old page is still shown.
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
    if (replaced && samePath) return;
    if (back) {
      // Some browsers return a promise, which React would take for a cleanup function.
      window.scrollTo({ top: positions.current.get(key) ?? 0, behavior: 'instant' });
      return;
    }
    const content = document.getElementById(contentId);
    const named = hash ? targetOf(hash) : undefined;
    const target = named ?? (samePath && !hash ? content : undefined);
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: 0, behavior: 'instant' });
    // As after a link to a fragment: Tab continues from the target block.
    if (named && named.tabIndex < 0) named.tabIndex = -1;
    (named ?? content)?.focus({ preventScroll: true });
  }, [shownUrl, back, replaced, key, hash]);

  // The browser restores the position on reload, except when the reload shows another page (`loadDocument`).
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

/** Element of a fragment; null if none. The fragment is untrusted text. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

const pathOf = (url: string) => url.split('?')[0];
