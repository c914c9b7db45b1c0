/** How far below the screen a block's code is fetched, so that it is there when the block is. */
const margin = '200px';

/**
 * Settles when the element with this id is, or comes, near the screen; at once when there is no such element yet.
 * It settles too when the visitor leaves: React shows no other page before all of this one's HTML is alive.
 */
export function nearScreen(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element || !('IntersectionObserver' in window)) return Promise.resolve();
  return new Promise((resolve) => {
    const settled = new AbortController();
    const settle = () => {
      settled.abort();
      observer.disconnect();
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) settle();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    const { signal } = settled;
    const leave = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[href]')) settle();
    };
    document.addEventListener('click', leave, { capture: true, signal });
    window.addEventListener('popstate', settle, { signal });
  });
}
