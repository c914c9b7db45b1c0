import type { DraftStore } from './draft-store.ts';

/**
 * Saves when a field or the page loses the focus, waits during a composition, and warns before unsaved work is lost.
 */
export function watchPage(store: DraftStore, page: Window): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const { document } = page;
  const flush = () => store.send({ type: 'flush' });
  // Runs after the blur handlers, so that their changes are in the same save.
  document.addEventListener('focusout', () => page.setTimeout(flush), { signal });
  document.addEventListener('compositionstart', () => store.send({ type: 'compose', on: true }), { signal });
  document.addEventListener('compositionend', () => store.send({ type: 'compose', on: false }), { signal });
  document.addEventListener('visibilitychange', () => document.hidden && flush(), { signal });
  page.addEventListener('pagehide', flush, { signal });
  page.addEventListener('online', () => store.send({ type: 'retry' }), { signal });
  page.addEventListener('beforeunload', (event) => store.hasUnsaved() && event.preventDefault(), { signal });
  return () => controller.abort();
}
