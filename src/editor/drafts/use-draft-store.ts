import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { callEditor } from '../api.ts';
import { useEditor } from '../context.tsx';
import { createDraftCalls } from './draft-calls.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';

/** One store for each account that has signed in since the page was loaded. */
const stores = new WeakMap<QueryClient, Map<string, DraftStore>>();

/** The draft store of the signed-in account. */
export function useDraftStore(): DraftStore {
  const client = useQueryClient();
  const accountId = useEditor().account?.id ?? '';
  const ofClient = stores.get(client) ?? new Map<string, DraftStore>();
  stores.set(client, ofClient);
  const store = ofClient.get(accountId) ?? openStore(client, accountId);
  ofClient.set(accountId, store);
  return store;
}

/**
 * Continues when the same account signs in again, and stops when another one does, so that no work is saved under
 * another name.
 */
function openStore(client: QueryClient, accountId: string): DraftStore {
  const store = createDraftStore({
    calls: createDraftCalls(callEditor),
    accountId,
    storage: () => window.localStorage,
  });
  const unwatch = watchPage(store, window);
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== 'session' || query.state.fetchStatus !== 'idle') return;
    const account = client.getQueryData<EditorAnswer<'session'>>(query.queryKey)?.account;
    if (account?.id === accountId) store.send({ type: 'retry' });
    else if (account) end();
  });
  const end = () => {
    unwatch();
    unsubscribe();
    store.stop();
    stores.get(client)?.delete(accountId);
  };
  return store;
}

/**
 * Saves when a field or the page loses the focus, waits during a composition, and warns before unsaved work is lost.
 */
function watchPage(store: DraftStore, page: Window): () => void {
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
