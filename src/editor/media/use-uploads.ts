import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { MediaItem } from '#schemas/editor/media.ts';
import { sendFile, UploadError } from './send-file.ts';
import type { UploadProblem } from './texts.ts';

/** An upload: waiting, in progress, or finished. */
export interface Upload {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'taken' | 'duplicate' | 'refused' | 'cancelled';
  /** Progress from 0 to 1. */
  share: number;
  problem?: UploadProblem;
  item?: MediaItem;
}

/** Limit of parallel uploads: more would share the bandwidth and all become slow. */
const atOnce = 2;

/**
 * Upload queue with two parallel uploads. Each upload can be cancelled and, after a failure, retried. Unmounting
 * cancels all unfinished uploads.
 *
 * @param onTaken called with each uploaded file
 */
export function useUploads(onTaken: (item: MediaItem) => void) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const nextId = useRef(1);
  const running = useRef(new Map<number, AbortController>());

  const change = (id: number, what: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...what } : upload)));

  async function run({ id, file }: Upload) {
    const controller = new AbortController();
    running.current.set(id, controller);
    change(id, { state: 'sending', share: 0 });
    try {
      const onProgress = (share: number) => change(id, { share });
      const { item, duplicate } = await sendFile(file, { onProgress, signal: controller.signal });
      change(id, { state: duplicate ? 'duplicate' : 'taken', share: 1, item });
      await client.invalidateQueries({ queryKey: ['listMedia'] });
      onTaken(item);
    } catch (error) {
      if (controller.signal.aborted) change(id, { state: 'cancelled' });
      else change(id, { state: 'refused', problem: error instanceof UploadError ? error.problem : 'failed' });
    } finally {
      running.current.delete(id);
    }
  }

  // Starts waiting uploads when others have finished.
  useEffect(() => {
    const free = atOnce - running.current.size;
    const waiting = uploads.filter(({ id, state }) => state === 'waiting' && !running.current.has(id));
    for (const upload of waiting.slice(0, Math.max(0, free))) void run(upload);
  });

  useEffect(() => {
    const { current } = running;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  return {
    uploads,
    add: (files: Iterable<File>) => {
      const added = [...files].map(
        (file): Upload => ({ id: nextId.current++, file, state: 'waiting', share: 0 }),
      );
      setUploads((all) => [...all, ...added]);
    },
    cancel: (id: number) => {
      if (running.current.has(id)) running.current.get(id)?.abort();
      else change(id, { state: 'cancelled' });
    },
    again: (id: number) => change(id, { state: 'waiting', share: 0 }),
    clear: () => setUploads((all) => all.filter(({ state }) => state === 'waiting' || state === 'sending')),
  };
}

export type Uploads = ReturnType<typeof useUploads>;
