/** How far below the screen a block's code is fetched, so that it is there when the block is. */
const margin = '200px';

/** Settles when the element with this id is, or comes, near the screen; at once when there is no such element yet. */
export function nearScreen(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element || !('IntersectionObserver' in window)) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
  });
}
