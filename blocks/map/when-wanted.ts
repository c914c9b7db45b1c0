/** How far from the screen a map is opened. */
const margin = '200px';

/** What a visitor who reads does first. A page that nobody has touched yet loads no renderer. */
const signs = ['wheel', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const;

/**
 * Calls once when the element is near the screen and the visitor has begun to use the page; never where the browser is
 * asked to save data, nor where nobody can use it. The function returned calls it off.
 */
export function whenWanted(element: Element, tell: () => void): () => void {
  if (savesData() || element.parentElement?.closest('[inert]')) return () => {};
  let near = false;
  // Before the block came alive the page may have been scrolled to it.
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
  // Of the page alone: rows inside it scroll to their current item by themselves.
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
