/**
 * Loads the page of the address bar as a document of its own, in the place that it has in the browser's history. It
 * begins at its top or its fragment: where the page before was scrolled to says nothing of it.
 */
export function loadDocument(): void {
  window.addEventListener(
    'pagehide',
    () => {
      window.history.scrollRestoration = 'manual';
    },
    { once: true },
  );
  // Not by its address: where that ends in a fragment, the browser would only scroll.
  window.location.reload();
}
