import type * as z from 'zod';
import { editorBase } from '#schemas/editor/call.ts';
import { largestDrawing, largestUpload, refusedUploadSchema, uploadedSchema } from '#schemas/editor/media.ts';
import { mediaTypes, promisedEnding } from '#schemas/editor/media-types.ts';
import { signedOutEvent } from '../api.ts';
import type { UploadProblem } from './texts.ts';

export type Uploaded = z.output<typeof uploadedSchema>;

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
export function foreseeableProblem({ name, size }: Pick<File, 'name' | 'size'>): UploadProblem | undefined {
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
}

/**
 * Uploads a file to the library. Uses XMLHttpRequest because `fetch` reports no upload progress.
 * @throws UploadError if the upload fails or is refused
 */
export function sendFile(file: File, { onProgress, signal }: Sending): Promise<Uploaded> {
  const foreseen = foreseeableProblem(file);
  if (foreseen) return Promise.reject(new UploadError(foreseen));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    // macOS decomposes accented letters in file names.
    request.open('POST', `${editorBase}media?name=${encodeURIComponent(file.name.normalize('NFC'))}`);
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
  return refusedUploadSchema.safeParse(data).data?.reason ?? 'failed';
}
