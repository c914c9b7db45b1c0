import { useEditorQuery } from '../api.ts';

/** Polling interval for new requests, in milliseconds. */
export const lookEvery = 60_000;

/** Number of unread requests; 0 while loading. */
export const useUnread = (): number =>
  useEditorQuery('unread', {}, { refetchInterval: lookEvery }).data?.unread ?? 0;
