import { useEditorQuery } from '../api.ts';

/** Polling interval for new requests, in milliseconds. */
export const pollInterval = 60_000;

/** Number of unread requests; 0 while loading. */
export const useUnread = (): number =>
  useEditorQuery('unread', {}, { refetchInterval: pollInterval }).data?.unread ?? 0;
