/**
 * Reports every address opened within the document.
 * @returns a function that stops it
 */
export function watchPages(open: (url: string) => void): () => void {
  const stopped = new AbortController();
  let shown = addressNow();
  const look = () => {
    if (addressNow() === shown) return;
    shown = addressNow();
    open(shown);
  };
  const own = { push: history.pushState, replace: history.replaceState };
  const pushState: typeof history.pushState = (...place) => {
    own.push.apply(history, place);
    look();
  };
  const replaceState: typeof history.replaceState = (...place) => {
    own.replace.apply(history, place);
    look();
  };
  Object.assign(history, { pushState, replaceState });
  window.addEventListener('popstate', look, { signal: stopped.signal });
  return () => {
    stopped.abort();
    Object.assign(history, { pushState: own.push, replaceState: own.replace });
  };
}

/** The current address without the recorder's parameter. */
export function addressNow(): string {
  const { pathname, search, hash } = window.location;
  const parameters = new URLSearchParams(search);
  parameters.delete('qa');
  const query = parameters.toString();
  return pathname + (query ? `?${query}` : '') + hash;
}
