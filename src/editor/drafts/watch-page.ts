import type { DraftStore } from './draft-store.ts';

/** Saves when a field or the page is left, waits while an input method is at work, and warns of unsaved work. */
export function watchPage(store: DraftStore, page: Window): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const { document } = page;
  const flush = () => store.send({ type: 'flush' });
  // What a field changes as it is left belongs to the same save.
  document.addEventListener('focusout', () => page.setTimeout(flush), { signal });
  document.addEventListener('compositionstart', () => store.send({ type: 'compose', on: true }), { signal });
  document.addEventListener('compositionend', () => store.send({ type: 'compose', on: false }), { signal });
  document.addEventListener('visibilitychange', () => document.hidden && flush(), { signal });
  page.addEventListener('pagehide', flush, { signal });
  page.addEventListener('online', () => store.send({ type: 'retry' }), { signal });
  page.addEventListener('beforeunload', (event) => store.hasUnsaved() && event.preventDefault(), { signal });
  return () => controller.abort();
}
