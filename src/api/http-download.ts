import { mediaType } from '#lib/media-type.ts';
import type { DownloadCallName } from '#schemas/calls.ts';
import { requestTimeout } from './envelope.ts';
import { broken, describeError, type Failed, failed, refused } from './failures.ts';
import type { Backend } from './fetch-from-backend.ts';
import {
  type BackendRequest,
  envelopeOf,
  httpRequest,
  sendToBackend,
  tooLarge,
} from './fetch-from-backend.ts';

/** A file of a backend as a stream. Cancelling it ends the request. */
export interface Incoming {
  ok: true;
  /** Size in bytes, if the backend reports it. */
  size: number | undefined;
  body: ReadableStream<Uint8Array>;
}

/**
 * Requests a file from a backend. The time limit ends with the headers, because a long file may take its time.
 *
 * @returns the stream of the file; a failure if an envelope comes instead: its reason, or `missing` if it reports
 * success
 */
export async function fetchFile<N extends DownloadCallName>(
  { baseUrl, fetch }: Backend,
  asked: BackendRequest<N>,
): Promise<Incoming | Failed> {
  const { signal } = asked.context;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), requestTimeout);
  try {
    const ends = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
    const response = await sendToBackend(fetch, httpRequest(baseUrl, asked, ends));
    if ('failure' in response) return response;
    if (response.ok && response.body && isFile(response.headers))
      return { ok: true, size: sizeOf(response.headers), body: response.body };
    const envelope = await envelopeOf(response, ends);
    if (envelope === 'too large') return tooLarge;
    if (!envelope) return broken('failed', `status ${response.status} with neither a file nor an envelope`);
    return envelope.ok && response.ok
      ? failed('missing', envelope.message)
      : refused(response.status, envelope);
  } catch (cause) {
    return late.signal.aborted || signal?.aborted
      ? broken('timeout', `no answer within ${requestTimeout} ms`)
      : broken('failed', `the backend cannot be reached (${describeError(cause)})`);
  } finally {
    clearTimeout(timer);
  }
}

/** Backends use many content types for files (`octet-stream`, `x-zip-compressed`, none), but never a text type. */
const isFile = (headers: Headers): boolean =>
  !/^(?:text\/|application\/(?:[\w.-]+\+)?json$)/.test(mediaType(headers.get('content-type')) ?? '');

/** A compressed body has a different length than the file. */
function sizeOf(headers: Headers): number | undefined {
  const size = Number(headers.get('content-length') ?? NaN);
  return headers.has('content-encoding') || !Number.isSafeInteger(size) ? undefined : size;
}
