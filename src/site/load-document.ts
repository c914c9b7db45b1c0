/**
 * Loads the page of the address bar as a new document in the same history entry. The page starts at its top or
 * fragment; the scroll position of the previous page is discarded.
 */
export function loadDocument(): void {
  window.addEventListener(
    'pagehide',
    () => {
      window.history.scrollRestoration = 'manual';
    },
    { once: true },
  );
  // Assigning the address would only scroll if it ends in a fragment.
  window.location.reload();
}
