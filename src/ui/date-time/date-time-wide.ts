import { useSyncExternalStore } from 'react';

const wide = () => matchMedia('(width >= 968px)');

function subscribe(changed: () => void): () => void {
  const query = wide();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether there is room for two months side by side: from the mid range on (rule RESP-01). Never on a server. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide().matches);
