/** How far below the screen a block's code is fetched, so that it is there when the block is. */
const margin = '200px';

/** What a visitor does before anything leads to another page. */
const acts = ['click', 'keydown', 'change'] as const;

/**
 * Tells when the element with an id is, or comes, near the screen; at once when there is no such element yet. From the
 * visitor's first act on all of them count as near, also those that are asked about later: React shows no other page
 * before all of this one's HTML is alive.
 */
export function watchNearScreen(): (id: string) => Promise<void> {
  const acted = firstAct();
  return (id) => {
    const element = document.getElementById(id);
    if (!element || !('IntersectionObserver' in window)) return Promise.resolve();
    return new Promise((resolve) => {
      const settle = () => {
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
      acted.then(settle);
    });
  };
}

const firstAct = () =>
  new Promise<void>((resolve) => {
    const over = new AbortController();
    const options = { capture: true, signal: over.signal };
    const act = () => {
      over.abort();
      resolve();
    };
    for (const name of acts) document.addEventListener(name, act, options);
    window.addEventListener('popstate', act, options);
  });
