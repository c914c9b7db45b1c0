import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import { editorBase } from '#schemas/editor/call.ts';
import {
  largestDrawing,
  largestUpload,
  type MediaItem,
  refusedUploadSchema,
  uploadedSchema,
} from '#schemas/editor/media.ts';
import { mediaTypes, promisedEnding } from '#schemas/editor/media-types.ts';
import { signedOutEvent } from '../api.ts';
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

type Uploaded = z.output<typeof uploadedSchema>;

/** Error of a failed upload. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly problem: UploadProblem;

  constructor(problem: UploadProblem) {
    super(`the upload was refused: ${problem}`);
    this.problem = problem;
  }
}

/**
 * Checks the name and size of a file like the server, before the upload.
 * @returns undefined if no problem is known
 */
function foreseeableProblem({ name, size }: Pick<File, 'name' | 'size'>): UploadProblem | undefined {
  if (size === 0) return 'empty';
  const ending = promisedEnding(name);
  if (!ending) return 'unknownType';
  const limit = ending === 'svg' ? largestDrawing : largestUpload[mediaTypes[ending].kind];
  return size > limit ? 'tooLarge' : undefined;
}

interface Sending {
  /** Receives the progress, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Cancels the upload: the promise rejects with an AbortError. */
  signal: AbortSignal;
  /** Id of the file of which this becomes the new version. */
  replaces?: string;
}

/**
 * Uploads a file to the library. Uses XMLHttpRequest because `fetch` reports no upload progress.
 *
 * @returns the file in the library, and whether it was there before
 * @throws UploadError if the upload fails or is refused
 */
export function sendFile(file: File, { onProgress, signal, replaces }: Sending): Promise<Uploaded> {
  const foreseen = foreseeableProblem(file);
  if (foreseen) return Promise.reject(new UploadError(foreseen));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    // macOS decomposes accented letters in file names.
    const query = new URLSearchParams({
      name: file.name.normalize('NFC'),
      ...(replaces ? { replaces } : {}),
    });
    request.open('POST', `${editorBase}media?${query}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => settle(request, { resolve, reject });
    request.onerror = () => reject(new UploadError('offline'));
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

function settle(
  { status, response }: XMLHttpRequest,
  { resolve, reject }: { resolve: (uploaded: Uploaded) => void; reject: (error: UploadError) => void },
): void {
  if (status === 401) window.dispatchEvent(new Event(signedOutEvent));
  const uploaded = uploadedSchema.safeParse(response?.data);
  if (status === 200 && uploaded.success) resolve(uploaded.data);
  else reject(new UploadError(problemOf(status, response?.data)));
}

function problemOf(status: number, data: unknown): UploadProblem {
  if (status === 401) return 'signedOut';
  if (status === 403) return 'forbidden';
  if (status === 429) return 'busy';
  return refusedUploadSchema.safeParse(data).data?.reason ?? 'failed';
}
