import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MediaItem } from '#schemas/editor/media.ts';
import { callEditor, EditorError, type EditorErrorCode } from '../api.ts';

/** Editable properties of a file. */
export type MediaChange = Partial<Pick<MediaItem, 'name' | 'alt' | 'focal' | 'folder' | 'tags'>>;

/** Debounce delay of the focal point, in milliseconds. */
const pause = 800;

/**
 * A file with its unsaved changes. Texts are saved on blur (`store`), so that visitors never see a half-written one;
 * the focal point is saved after a delay; both are saved when the file is closed, and when the document is left, which the
 * browser asks about. A failed change stays on the screen and is retried with the next one.
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
      // There may be further changes by now.
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
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (Object.keys(waiting.current).length === 0) return;
      event.preventDefault();
      void store();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [store]);

  return {
    shown: { ...item, ...change },
    state,
    store,
    set: (next: MediaChange) => {
      // Ignores an empty name: the previous one stays until the user types another.
      const { name, ...rest } = next;
      waiting.current = { ...waiting.current, ...(name?.trim() === '' ? rest : next) };
      setChange((before) => ({ ...before, ...next }));
      setState((before) => (before === 'saved' ? 'same' : before));
    },
  };
}
