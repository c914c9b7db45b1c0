import { useEditorQuery } from '../api.ts';

/** How often the inbox looks for what is new, in milliseconds. */
export const lookEvery = 60_000;

/** How many requests nobody has opened yet; none until it is known. */
export const useUnread = (): number =>
  useEditorQuery('unread', {}, { refetchInterval: lookEvery }).data?.unread ?? 0;
