import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MediaItem } from '#schemas/editor/media.ts';
import { callEditor, EditorError, type EditorErrorCode } from '../api.ts';

/** What of a file can be changed. */
export type MediaChange = Partial<Pick<MediaItem, 'name' | 'alt' | 'focal'>>;

/** After the focal point was moved, until it is stored, in milliseconds. */
const pause = 800;

/**
 * A file with what is being changed of it. Texts are stored when their field is left (`store`), so that visitors never
 * see half of one; the focal point when it has come to rest; both when the file is closed. A change that fails stays on
 * the screen and is tried again with the next.
 */
export function useMediaItem(item: MediaItem) {
  const client = useQueryClient();
  const [change, setChange] = useState<MediaChange>({});
  const [state, setState] = useState<'same' | 'saving' | 'saved' | EditorErrorCode>('same');
  const waiting = useRef<MediaChange>({});

  const store = useCallback(async () => {
    const sent = waiting.current;
    if (Object.keys(sent).length === 0) return;
    waiting.current = {};
    setState('saving');
    try {
      await callEditor('changeMedia', { id: item.id, ...sent });
      // More may have been changed meanwhile.
      setState(Object.keys(waiting.current).length === 0 ? 'saved' : 'same');
      await client.invalidateQueries({ queryKey: ['listMedia'] });
      await client.invalidateQueries({ queryKey: ['readMedia'] });
    } catch (error) {
      waiting.current = { ...sent, ...waiting.current };
      setState(error instanceof EditorError ? error.code : 'failed');
    }
  }, [client, item.id]);

  useEffect(() => {
    if (!change.focal) return;
    const timer = setTimeout(() => void store(), pause);
    return () => clearTimeout(timer);
  }, [change.focal, store]);
  useEffect(() => () => void store(), [store]);

  return {
    shown: { ...item, ...change },
    state,
    store,
    set: (next: MediaChange) => {
      // An empty name is none: the one before stays until there is another.
      const { name, ...rest } = next;
      waiting.current = { ...waiting.current, ...(name?.trim() === '' ? rest : next) };
      setChange((before) => ({ ...before, ...next }));
      setState((before) => (before === 'saved' ? 'same' : before));
    },
  };
}
