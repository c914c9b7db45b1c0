/** Distance from the viewport at which a map opens. */
const margin = '200px';

/** First actions of a reading visitor. An untouched page loads no renderer. */
const signs = ['wheel', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const;

/**
 * Calls `tell` once when the element is near the viewport and the visitor has started to use the page; never if the
 * visitor saves data or the browser has no WebGL.
 * @returns a function that cancels it
 */
export function whenWanted(element: Element, tell: () => void): () => void {
  if (savesData() || element.parentElement?.closest('[inert]')) return () => {};
  let near = false;
  // The page may have been scrolled before hydration.
  let used = window.scrollY > 0;
  const over = new AbortController();
  const look = () => {
    if (!near || !used) return;
    end();
    tell();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      near = entries.at(-1)?.isIntersecting ?? near;
      look();
    },
    { rootMargin: margin },
  );
  const end = () => {
    over.abort();
    observer.disconnect();
  };
  const use = () => {
    used = true;
    look();
  };
  for (const sign of signs)
    window.addEventListener(sign, use, { capture: true, passive: true, signal: over.signal });
  // Only of the page: rows inside it scroll to their current item on their own.
  window.addEventListener('scroll', use, { passive: true, signal: over.signal });
  observer.observe(element);
  return end;
}

const savesData = () =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;
