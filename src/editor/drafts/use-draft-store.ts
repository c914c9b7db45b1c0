import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { callEditor } from '../api.ts';
import { useEditor } from '../context.tsx';
import { createDraftCalls } from './draft-calls.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import { watchPage } from './watch-page.ts';

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
