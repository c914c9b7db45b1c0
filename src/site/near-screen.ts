import { watchInView } from '#ui/scroll/watch-in-view.ts';

/** Distance below the viewport at which a block's code is fetched. */
const margin = '200px';

/** Events that precede every navigation. */
const acts = ['click', 'keydown', 'change'] as const;

/**
 * Returns a function whose promise resolves when the element with an id comes near the viewport, or at once if there is
 * no such element. From the visitor's first action on, every promise resolves: React shows no other page before all
 * HTML of this one is hydrated.
 */
export function watchNearScreen(): (id: string) => Promise<void> {
  const acted = firstAct();
  return (id) => {
    const element = document.getElementById(id);
    if (!element || !('IntersectionObserver' in window)) return Promise.resolve();
    return new Promise((resolve) => {
      const settle = () => {
        leave();
        resolve();
      };
      const leave = watchInView(element, (inView) => inView && settle(), { rootMargin: margin });
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
