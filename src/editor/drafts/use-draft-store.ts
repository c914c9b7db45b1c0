import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { callEditor } from '../api.ts';
import { useEditor } from '../context.tsx';
import { createDraftCalls } from './draft-calls.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import { watchPage } from './watch-page.ts';

/** One for each account that signs in while the program runs. */
const stores = new WeakMap<QueryClient, Map<string, DraftStore>>();

/** The drafts of whoever is signed in. */
export function useDraftStore(): DraftStore {
  const client = useQueryClient();
  const accountId = useEditor().account?.id ?? '';
  const ofClient = stores.get(client) ?? new Map<string, DraftStore>();
  stores.set(client, ofClient);
  const store = ofClient.get(accountId) ?? openStore(client, accountId);
  ofClient.set(accountId, store);
  return store;
}

/** Goes on when its account has signed in again, and ends when another has: nobody saves in the name of somebody else. */
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
